import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says that the reader has edited an example, next to the button that undoes all edits. */
export default function EditedNote({ onReset }: { onReset: () => void }): ReactNode {
  return (
    <span className={styles.edited}>
      {translate({
        id: 'console.edited',
        message: 'Edited',
        description: 'Beside the button that undoes all edits of a request',
      })}
      <button type="button" onClick={onReset}>
        {translate({
          id: 'console.reset',
          message: 'Reset to example',
          description: 'Button that undoes all edits of a request',
        })}
      </button>
    </span>
  );
}
