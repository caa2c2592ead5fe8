import Translate from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useRef, useState, type ReactNode } from 'react';
import useSandboxChange from '../../hooks/useSandboxChange';
import type { ConsoleExample } from '../../../contract';
import type { ListedRecord, WebState } from '../../../sandbox/web';
import SandboxProblem from '../SandboxProblem';
import { createMissing } from './create-missing';
import { listMissing } from './prerequisites';
import styles from './styles.module.css';

type Props = {
  example: ConsoleExample;
  records: ListedRecord[];
  state: WebState;
  caller: string;
  /** Called when all of it exists and the focus, which was on the button, has to go elsewhere. */
  onCreated: () => void;
};

/** The records that an example needs and the sandbox lacks, with a button that creates them all. */
export default function Missing({ example, records, state, caller, onCreated }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [rejection, setRejection] = useState<string>();
  const missing = listMissing({ example, examples: data.examples, records });
  const { change, isChanging, failure } = useSandboxChange(async () => {
    setRejection(undefined);
    const rejected = await createMissing(missing, caller, state);
    setRejection(rejected);
    // The reader may have gone on meanwhile. A button that is gone leaves the focus to the page.
    const hasFocus = [button.current, document.body].includes(document.activeElement as HTMLElement | null);
    if (rejected === undefined && hasFocus) onCreated();
  });
  if (missing.length === 0) return null;
  return (
    <div className={styles.missing} role="group" aria-labelledby="console-missing">
      <p id="console-missing">
        <Translate id="console.missing" description="Above what the sandbox lacks for an example">
          This example refers to objects that your sandbox doesn't contain yet:
        </Translate>
      </p>
      <ul>
        {missing.map((one) => (
          <li key={`${one.operation} ${one.name}`}>
            {[data.operations.find(({ id }) => id === one.operation)?.title, one.title].join(' · ')}
          </li>
        ))}
      </ul>
      <button ref={button} type="button" aria-disabled={isChanging} onClick={() => !isChanging && void change()}>
        <Translate id="console.create" description="Button that creates what an example refers to">
          Create
        </Translate>
      </button>
      {rejection !== undefined && <p role="alert">{rejection}</p>}
      {failure && <SandboxProblem problem={failure.problem} onRetry={failure.retry} />}
    </div>
  );
}
