import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import CrashBoundary from '../CrashBoundary';
import { describeMissing } from './describe-missing';
import styles from './styles.module.css';
import type { SearchPart } from './useSearchPart';

type Ready = Extract<SearchPart, { state: 'ready' }>['loaded'];
type Props = { part: SearchPart; onRetry: () => void; renderPanel: (loaded: Ready) => ReactNode };

/** The content below the text box: results, or the reason why there are none yet. */
export default function SearchBody({ part, onRetry, renderPanel }: Props): ReactNode {
  if (part.state === 'ready') return <CrashBoundary>{renderPanel(part.loaded)}</CrashBoundary>;
  if (part.state === 'waiting') return <p className={styles.waiting}>{describeMissing(part.state)}</p>;
  return (
    <div className={styles.failure}>
      <p>{describeMissing(part.state)}</p>
      {part.state !== 'needs-build' && (
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
