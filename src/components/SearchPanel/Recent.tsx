import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Hint from './Hint';
import styles from './styles.module.css';
import type { RecentQueries } from './useRecent';

/** What was searched for before, while the box is empty. */
export default function Recent({
  recent,
  onPick,
}: {
  recent: RecentQueries;
  onPick: (query: string) => void;
}): ReactNode {
  if (recent.queries.length === 0) return <Hint />;
  return (
    <section
      className={styles.recent}
      aria-label={translate({ id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent' })}
    >
      <p className={styles.caption}>
        {translate({ id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent' })}
      </p>
      <ul>
        {recent.queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.earlier} onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.forget} onClick={recent.clear}>
        <Translate id="search.forget" description="Button that removes earlier queries">
          Forget these
        </Translate>
      </button>
    </section>
  );
}
