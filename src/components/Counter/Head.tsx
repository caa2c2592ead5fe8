import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ExamplesMenu, FileButton } from './Entries';
import type { Kind } from './kinds';
import type { Sample } from './samples';
import styles from './styles.module.css';
import { nameKind, renderHelp } from './words';

type Props = {
  /** Of the help, which describes the field. */
  id: string;
  kind: Kind;
  /** The name of the opened file. */
  file: string | undefined;
  sample: Sample | undefined;
  samples: readonly Sample[];
  onExample: (name: string) => void;
  onFile: (file: File) => void;
  onClose: () => void;
  /** What the reader chooses besides the text. */
  children: ReactNode;
};

/** The first line of the counter: help while it is empty, then what is there and what to open instead. */
export default function Head({
  id,
  kind,
  file,
  sample,
  samples,
  onExample,
  onFile,
  onClose,
  children,
}: Props): ReactNode {
  if (kind === 'empty')
    return (
      <div className={styles.head}>
        <p id={id} className={styles.help}>
          {renderHelp()}
        </p>
        <ExamplesMenu samples={samples} onChoose={onExample} />
      </div>
    );
  return (
    <div className={styles.head}>
      <p className={styles.kind}>
        <b>{nameKind(kind)}</b> {file !== undefined && <span>{file}</span>}
      </p>
      {sample && <ExamplesMenu samples={samples} value={sample.type} onChoose={onExample} />}
      {children}
      <FileButton onChoose={onFile} />
      <button type="button" onClick={onClose}>
        {translate({ id: 'counter.close', message: 'Close', description: 'Button that empties the tool' })}
      </button>
    </div>
  );
}
