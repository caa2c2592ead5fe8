import Translate, { translate } from '@docusaurus/Translate';
import data from '@generated/console/default/console-data.json';
import { useRef, type ReactNode } from 'react';
import type { ConsoleExample } from '../../../contract';
import type { ListedRecord } from '../../../sandbox/web';
import CreateSamples from './CreateSamples';
import { listMissing } from './prerequisites';
import styles from './styles.module.css';

type Props = {
  example: ConsoleExample;
  records: ListedRecord[];
  caller: string;
  /** Called when all of it exists and the focus, which was on the button, has to go elsewhere. */
  onCreated: () => void;
};

/** The records that an example needs and the sandbox lacks, with a button that creates them all. */
export default function Missing({ example, records, caller, onCreated }: Props): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const missing = listMissing({ example, examples: data.examples, records });
  if (missing.length === 0) return null;
  return (
    <div ref={part} className={styles.missing} role="group" aria-labelledby="console-missing">
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
      <CreateSamples
        examples={missing}
        caller={caller}
        onCreated={() => {
          // The reader may have gone on meanwhile. A button that is gone leaves the focus to the page.
          const { activeElement, body } = document;
          if (activeElement === body || part.current?.contains(activeElement)) onCreated();
        }}
        label={translate({
          id: 'console.create',
          message: 'Create',
          description: 'Button that creates what an example refers to',
        })}
      />
    </div>
  );
}
