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
      {isEvicted && <Notice about="evicted" />}
      {state?.unsaved && <Notice about={state.unsaved} />}
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

/** What happened to the data of the sandbox: why it is not saved, or that the browser deleted it when it was short of space. */
function Notice({ about }: { about: NonNullable<WebState['unsaved']> | 'evicted' }): ReactNode {
  const sentences = {
    evicted: translate({
      id: 'console.evicted',
      message: 'This browser deleted the data of your sandbox. The sandbox is empty again.',
      description: 'When the browser deleted the data of the sandbox',
    }),
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
      {sentences[about]}
    </p>
  );
}
