import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode, type UIEvent } from 'react';
import type { Corpus, Hit } from '../../../search';
import ResultOption from './ResultOption';
import { isSimilar, toGroups } from './group-hits';
import styles from './styles.module.css';
import type { Results } from './useResults';

type Props = {
  corpus: Corpus;
  results: Results;
  listId: string;
  active: number | undefined;
  onPoint: (index: number) => void;
  toHref: (section: number) => string;
  onFollow: (section: number, inNewTab: boolean) => void;
  optionId: (index: number) => string;
};

/** Results that are drawn at first, and that are added when the reader comes near the end. */
const STEP = 60;

/** The results in the order of their rank. Neighbours of one page share its name; similar ones come under a caption. */
export default function ResultList({
  corpus,
  results,
  listId,
  active,
  onPoint,
  toHref,
  onFollow,
  optionId,
}: Props): ReactNode {
  const [drawn, setDrawn] = useState<{ hits: Hit[]; count: number }>();
  const wanted = drawn?.hits === results.hits ? drawn.count : STEP;
  const count = Math.max(wanted, (active ?? 0) + 1);
  const hits = results.hits.slice(0, count);
  const firstSimilar = hits.findIndex(({ tier }) => isSimilar(tier));

  const handleScroll = ({ currentTarget }: UIEvent): void => {
    const isNearEnd = currentTarget.scrollHeight - currentTarget.scrollTop < 2 * currentTarget.clientHeight;
    if (isNearEnd && count < results.hits.length) setDrawn({ hits: results.hits, count: count + STEP });
  };
  return (
    <div className={styles.scroll} onScroll={handleScroll}>
      {results.meant && (
        <p className={styles.caption}>
          <Translate
            id="search.meant"
            description="Above the results of a repaired query"
            values={{ meant: <b>{results.meant}</b> }}
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
        {toGroups(corpus, hits).map((group) => (
          <div key={group.first} role="group" aria-label={group.title}>
            {group.first === firstSimilar && !results.meant && (
              <p className={styles.caption} role="presentation">
                <Translate id="search.similar" description="Above results that do not hold the query letter by letter">
                  Similar
                </Translate>
              </p>
            )}
            <p className={styles.page} role="presentation">
              {group.title}
            </p>
            {group.hits.map((hit, place) => {
              const index = group.first + place;
              return (
                <ResultOption
                  key={hit.section}
                  id={optionId(index)}
                  corpus={corpus}
                  hit={hit}
                  isActive={index === active}
                  href={toHref(hit.section)}
                  onPoint={() => onPoint(index)}
                  onFollow={() => onFollow(hit.section, false)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
