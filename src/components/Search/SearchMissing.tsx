import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { describeMissing } from './describe-missing';
import styles from './styles.module.css';
import type { Missing } from './useSearchPart';

type Props = { why: Missing; onRetry: () => void };

/** What is below the text box while there is no search. */
export default function SearchMissing({ why, onRetry }: Props): ReactNode {
  if (why === 'waiting') return <p className={styles.waiting}>{describeMissing(why)}</p>;
  return (
    <div className={styles.failure}>
      <p>{describeMissing(why)}</p>
      {why !== 'needs-build' && (
        <p className={styles.buttons}>
          <button type="button" className="control" onClick={onRetry}>
            <Translate id="loading.retry" description="Button that loads a page again">
              Retry
            </Translate>
          </button>
          <button type="button" className="control" onClick={() => window.location.reload()}>
            <Translate id="loading.reload" description="Button for when a new version of the portal was published">
              Reload the page
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
