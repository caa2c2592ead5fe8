import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { SearchFault } from './load-search';
import styles from './styles.module.css';
import type { SearchPart } from './useSearchPart';

type Ready = Extract<SearchPart, { state: 'ready' }>['loaded'];
type Props = { part: SearchPart; renderPanel: (loaded: Ready) => ReactNode };

/** What stands below the text box: results, or why there are none yet. */
export default function SearchBody({ part, renderPanel }: Props): ReactNode {
  if (part.state === 'ready') return renderPanel(part.loaded);
  if (part.state === 'waiting') {
    return (
      <p role="status" className={styles.waiting}>
        <Translate id="search.loading" description="While the search index is being fetched">
          Loading the search…
        </Translate>
      </p>
    );
  }
  return (
    <div role="alert" className={styles.fault}>
      <p>{describeFault(part.fault)}</p>
      {part.fault !== 'needs-build' && (
        <p className={styles.buttons}>
          <button type="button" className={styles.plain} onClick={part.retry}>
            <Translate id="loading.retry" description="Button that loads a page again">
              Retry
            </Translate>
          </button>
          <button type="button" className={styles.plain} onClick={() => window.location.reload()}>
            <Translate id="loading.reload" description="Button for when a new version of the portal was published">
              Reload the portal
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}

/** Shown in live authoring only, in both languages at once: authors of either work there. */
const NEEDS_BUILD = [
  ['ja', '検索はビルドしたサイトで使えます。npm run buildとnpm run serveを実行してください。'],
  ['en', 'Search works on the built site. Run npm run build and npm run serve.'],
] as const;

function describeFault(fault: SearchFault): ReactNode {
  switch (fault) {
    case 'offline':
      return translate({
        id: 'search.offline',
        message: 'You are offline. The search needs its index once; then it works without a connection.',
        description: 'When the search index could not be fetched without a network',
      });
    case 'failed':
      return translate({
        id: 'search.failed',
        message:
          'The search could not be loaded. Your text stays; try again, or reload if the portal was just published anew.',
        description: 'When the search index could not be fetched',
      });
    case 'needs-build':
      return (
        <>
          {NEEDS_BUILD.map(([lang, words]) => (
            <span key={lang} lang={lang} className={styles.line}>
              {words}
            </span>
          ))}
        </>
      );
  }
}
