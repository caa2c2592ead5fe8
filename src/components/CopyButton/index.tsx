import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Copies the code block that it is in (`src/behaviors/content/copy.ts`) and says so, to the eye and to a screen reader. */
export default function CopyButton(): ReactNode {
  const ready = translate({ id: 'copy.ready', message: 'Copy', description: 'Button that copies a code block' });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-copy={ready}
        data-copied={translate({
          id: 'copy.copied',
          message: 'Copied',
          description: 'After the copy button did its work',
        })}
        data-failed={translate({
          id: 'copy.failed',
          message: 'Select and copy manually',
          description: 'When the browser does not let the copy button copy',
        })}
      >
        {ready}
      </button>
      <span role="status" className="unseen" />
    </>
  );
}
