// What differs: words in the reader's language, colours of the portal, no inline style. A reader rarely meets it, since
// src/client/page-loading waits for the parts of a page before it is rendered.
// From: @docusaurus/core 3.10.2.
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { error?: Error | null; retry: () => void; pastDelay: boolean };

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{error.message}</p>
        <button type="button" onClick={retry}>
          <Translate id="loading.retry" description="Button that loads a page again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status" className={styles.wait}>
      <Translate id="loading.wait" description="Beside the spinner while a page loads">
        Loading the page…
      </Translate>
    </p>
  ) : null;
}
