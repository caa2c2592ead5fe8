import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import useSandbox from '../../hooks/useSandbox';
import type { WebState } from '../../../sandbox/web';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

/** What readers have to know about their sandbox before they use it: that it starts, why it doesn't, and what it saves. */
export default function SandboxStatus(): ReactNode {
  const { state, problem, isEvicted, refresh } = useSandbox();
  return (
    <>
      {isEvicted && <Evicted />}
      {state?.unsaved && <Unsaved reason={state.unsaved} />}
      {problem && <SandboxProblem problem={problem} onRetry={refresh} />}
      {!state && !problem && (
        <p className={styles.starting} role="status">
          <Translate id="console.starting" description="While the sandbox starts">
            Starting the sandbox…
          </Translate>
        </p>
      )}
    </>
  );
}

/** Why the sandbox saves nothing. */
function Unsaved({ reason }: { reason: NonNullable<WebState['unsaved']> }): ReactNode {
  const sentences = {
    blocked: translate({
      id: 'console.unsaved.blocked',
      message: 'This browser blocks storage: data lasts until you close or reload this page.',
      description: 'Why the sandbox saves nothing',
    }),
    full: translate({
      id: 'console.unsaved.full',
      message: 'The storage of this browser is full: from now on, data lasts until you close or reload this page.',
      description: 'Why the sandbox saves nothing',
    }),
    'no-locks': translate({
      id: 'console.unsaved.noLocks',
      message: 'Without HTTPS, data belongs to this tab only and lasts until you close or reload it.',
      description: 'Why the sandbox saves nothing',
    }),
  };
  return (
    <p className={styles.notice} role="status">
      {sentences[reason]}
    </p>
  );
}

/** A notice that the browser deleted the saved data, which it does when it is short of space. */
function Evicted(): ReactNode {
  return (
    <p className={styles.notice} role="status">
      <Translate id="console.evicted" description="When the browser deleted the data of the sandbox">
        This browser deleted the data of your sandbox. The sandbox is empty again.
      </Translate>
    </p>
  );
}
