import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Corpus, Hit } from '../../../search';
import ResultOption from './ResultOption';
import type { Group } from './group-hits';
import styles from './styles.module.css';
import { toOptionId } from './useOptions';

type Props = {
  corpus: Corpus;
  group: Group;
  listId: string;
  active: number | undefined;
  /** Whether the results that do not hold the query begin here. */
  beginsSimilar: boolean;
  toHref: (hit: Hit) => string;
};

/** Results of one page that follow each other, under its title. */
export default function ResultGroup({ corpus, group, listId, active, beginsSimilar, toHref }: Props): ReactNode {
  const { title, first, hits } = group;
  const titleId = `${toOptionId(listId, first)}-page`;
  const similarId = `${listId}-similar`;
  return (
    <div role="group" aria-labelledby={beginsSimilar ? `${similarId} ${titleId}` : titleId}>
      {beginsSimilar && (
        <p id={similarId} className={styles.caption} role="presentation">
          <Translate id="search.similar" description="Above results that do not hold the query letter by letter">
            Similar
          </Translate>
        </p>
      )}
      <p id={titleId} className={styles.page} role="presentation">
        {title}
      </p>
      {hits.map((hit, place) => (
        <ResultOption
          key={hit.section}
          id={toOptionId(listId, first + place)}
          index={first + place}
          corpus={corpus}
          hit={hit}
          isActive={first + place === active}
          href={toHref(hit)}
        />
      ))}
    </div>
  );
}
