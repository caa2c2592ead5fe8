import Translate, { translate } from '@docusaurus/Translate';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { isSimilar, type Corpus, type Hit } from '../../../search';
import ResultOption from './ResultOption';
import { toGroups } from './group-hits';
import { isPlainClick } from './is-plain-click';
import styles from './styles.module.css';
import { toOptionId } from './useOptions';

type Props = {
  corpus: Corpus;
  hits: Hit[];
  /** What was searched instead of a mistyped query. */
  meant: string | undefined;
  listId: string;
  active: number | undefined;
  toHref: (hit: Hit) => string;
  onPoint: (index: number) => void;
  onFollow: (hit: Hit) => void;
};

/** The results in the order of their rank. Neighbours of one page share its name; similar ones come under a caption. */
export default function ResultList({
  corpus,
  hits,
  meant,
  listId,
  active,
  toHref,
  onPoint,
  onFollow,
}: Props): ReactNode {
  const firstSimilar = meant === undefined ? hits.findIndex(({ tier }) => isSimilar(tier)) : -1;
  const similarId = `${listId}-similar`;

  const handleClick = (event: MouseEvent): void => {
    const hit = hits[readIndex(event.target) ?? -1];
    if (!hit || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow(hit);
  };
  const handleMove = ({ target, movementX, movementY, pointerType }: PointerEvent): void => {
    const index = readIndex(target);
    // A list that scrolls under a resting pointer or with a finger chooses nothing.
    const isMoved = pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
    if (isMoved && index !== undefined && index !== active) onPoint(index);
  };
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
        onClick={handleClick}
        onPointerMove={handleMove}
      >
        {toGroups(corpus, hits).map(({ title, first, hits: members }) => {
          const titleId = `${toOptionId(listId, first)}-page`;
          const isFirstSimilar = first === firstSimilar;
          return (
            <div key={first} role="group" aria-labelledby={isFirstSimilar ? `${similarId} ${titleId}` : titleId}>
              {isFirstSimilar && (
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
        })}
      </div>
    </>
  );
}

/** The number of the result that an event came from. */
function readIndex(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset.index) : undefined;
}
