import Translate, { translate } from '@docusaurus/Translate';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { isSimilar, type Corpus, type Hit } from '../../../search';
import ResultGroup from './ResultGroup';
import { toGroups } from './group-hits';
import { isPlainClick } from './is-plain-click';
import styles from './styles.module.css';

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
        {toGroups(corpus, hits).map((group) => (
          <ResultGroup
            key={group.first}
            corpus={corpus}
            group={group}
            listId={listId}
            active={active}
            beginsSimilar={group.first === firstSimilar}
            toHref={toHref}
          />
        ))}
      </div>
    </>
  );
}

/** The number of the result that an event came from. */
function readIndex(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset.index) : undefined;
}
