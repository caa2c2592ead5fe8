import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Corpus, Hit } from '../../../search';
import ResultOption from './ResultOption';
import { isSimilar, toGroups } from './group-hits';
import styles from './styles.module.css';

type Props = {
  corpus: Corpus;
  hits: Hit[];
  /** What was searched instead of a mistyped query. */
  meant: string | undefined;
  listId: string;
  active: number | undefined;
  onPoint: (index: number) => void;
  toHref: (section: number) => string;
  onFollow: (section: number) => void;
  optionId: (index: number) => string;
};

/** The results in the order of their rank. Neighbours of one page share its name; similar ones come under a caption. */
export default function ResultList({
  corpus,
  hits,
  meant,
  listId,
  active,
  onPoint,
  toHref,
  onFollow,
  optionId,
}: Props): ReactNode {
  const firstSimilar = meant === undefined ? hits.findIndex(({ tier }) => isSimilar(tier)) : -1;
  const similarId = `${listId}-similar`;
  return (
    <>
      {meant !== undefined && (
        <p className={styles.caption}>
          <Translate
            id="search.meant"
            description="Above the results of a repaired query"
            values={{ meant: <b>{meant}</b> }}
          >
            {'Results for “{meant}”'}
          </Translate>
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={translate({ id: 'search.results', message: 'Results', description: 'Name of the list of results' })}
        className={styles.list}
        hidden={hits.length === 0}
      >
        {toGroups(corpus, hits).map(({ title, first, hits: members }) => {
          const titleId = `${optionId(first)}-page`;
          return (
            <div
              key={first}
              role="group"
              aria-labelledby={first === firstSimilar ? `${similarId} ${titleId}` : titleId}
            >
              {first === firstSimilar && (
                <p id={similarId} className={styles.caption} role="presentation">
                  <Translate
                    id="search.similar"
                    description="Above results that do not hold the query letter by letter"
                  >
                    Similar
                  </Translate>
                </p>
              )}
              <p id={titleId} className={styles.page} role="presentation">
                {title}
              </p>
              {members.map((hit, place) => (
                <ResultOption
                  key={hit.section}
                  id={optionId(first + place)}
                  corpus={corpus}
                  hit={hit}
                  isActive={first + place === active}
                  href={toHref(hit.section)}
                  onPoint={() => onPoint(first + place)}
                  onFollow={() => onFollow(hit.section)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}
