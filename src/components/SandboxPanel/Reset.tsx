import Translate from '@docusaurus/Translate';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { resetSandbox } from '../../hooks/useSandbox';
import useSandboxChange from '../../hooks/useSandboxChange';
import SandboxProblem from '../SandboxProblem';
import styles from './styles.module.css';

/** Asks before the sandbox is emptied: nothing brings the data back. */
export default function Reset({ onDone }: { onDone: () => void }): ReactNode {
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const { change, isChanging, failure } = useSandboxChange(() => resetSandbox().then(onDone));
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={styles.reset} role="group" aria-labelledby={question}>
      <p id={question}>
        <Translate id="sandbox.resetQuestion" description="Before the sandbox is emptied">
          Delete all sandbox data in every tab?
        </Translate>
      </p>
      <button type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
        <Translate id="sandbox.resetNow" description="Button that empties the sandbox after asking">
          Delete
        </Translate>
      </button>
      <button ref={keep} type="button" aria-disabled={isChanging} onClick={() => !isChanging && onDone()}>
        <Translate id="sandbox.keep" description="Button that does not empty the sandbox">
          Keep
        </Translate>
      </button>
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </div>
  );
}
