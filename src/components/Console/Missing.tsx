import Translate from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useState, type ReactNode } from 'react';
import type { ConsoleExample } from '../../../plugins/console/console-data';
import type { ListedRecord, WebState } from '../../../sandbox/web';
import { createMissing } from './create-missing';
import { listMissing } from './prerequisites';
import styles from './styles.module.css';

type Props = { example: ConsoleExample; records: ListedRecord[]; state: WebState; caller: string };

/** What the sandbox lacks for an example, with a button that creates it all. */
export default function Missing({ example, records, state, caller }: Props): ReactNode {
  const [isCreating, setIsCreating] = useState(false);
  const missing = listMissing({ example, examples: data.examples, records });
  if (missing.length === 0) return null;
  const create = async (): Promise<void> => {
    setIsCreating(true);
    await createMissing(missing, caller, state).catch(() => undefined);
    setIsCreating(false);
  };
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
      <button type="button" className={styles.quiet} disabled={isCreating} onClick={() => void create()}>
        <Translate id="console.create" description="Button that creates what an example refers to">
          Create it
        </Translate>
      </button>
    </div>
  );
}
