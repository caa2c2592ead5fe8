import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { bringSandboxBack } from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

/** A notice that shared calls replace the reader's own data, with the button that restores it. */
export default function Aside({ onDone }: { onDone: () => void }): ReactNode {
  const { change, isChanging, failure } = useSandboxChange(() => bringSandboxBack().then(onDone));
  return (
    <div className={styles.reset} role="group" aria-labelledby="sandbox-aside">
      <p id="sandbox-aside">
        <Translate id="sandbox.aside" description="While shared calls are in the place of the reader's own data">
          You're viewing shared calls. Your data is saved separately.
        </Translate>
      </p>
      <button type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
        <Translate id="sandbox.bringBack" description="Button that brings the reader's own data back">
          Restore my data
        </Translate>
      </button>
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </div>
  );
}
