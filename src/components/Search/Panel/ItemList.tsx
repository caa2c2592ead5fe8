import { translate } from '@docusaurus/Translate';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { Corpus } from '../../../../search';
import { isPlainClick } from '../../../behaviors/navigation/plain-click';
import { LIST_ID, toOptionId } from '../option-id';
import ItemOption from './ItemOption';
import type { Group, Item } from './list-items';
import styles from './styles.module.css';

type Props = {
  corpus: Corpus;
  groups: Group[];
  active: number | undefined;
  expanded: number | undefined;
  toHref: (item: Item) => string | undefined;
  onPoint: (index: number) => void;
  onFollow: (item: Item) => void;
  onExpand: (item: Item) => void;
};

/** The list that the text box controls: results in the order of their rank, or what is offered at the start. */
export default function ItemList(props: Props): ReactNode {
  const { corpus, groups, active, expanded, toHref, onPoint, onFollow, onExpand } = props;
  const items = groups.flatMap((group) => group.items);

  const handleClick = (event: MouseEvent): void => {
    const item = items[readIndex(event.target) ?? -1];
    if (!item || !isPlainClick(event)) return;
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('[data-expand]')) onExpand(item);
    else onFollow(item);
  };
  const handleMove = ({ target, movementX, movementY, pointerType }: PointerEvent): void => {
    const index = readIndex(target);
    // A list that scrolls under a resting pointer or with a finger chooses nothing.
    const isMoved = pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
    if (isMoved && index !== undefined && index !== active) onPoint(index);
  };
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={translate({ id: 'search.results', message: 'Results', description: 'Name of the list of results' })}
      className={styles.list}
      hidden={items.length === 0}
      onClick={handleClick}
      onPointerMove={handleMove}
    >
      {groups.map(({ caption, first, items: own, isCaptionHidden }) => (
        <div key={first} role="group" aria-labelledby={`${toOptionId(first)}-caption`}>
          <p
            id={`${toOptionId(first)}-caption`}
            className={isCaptionHidden ? 'unseen' : styles.caption}
            role="presentation"
          >
            {caption}
          </p>
          {own.map((item, place) => (
            <ItemOption
              key={first + place}
              index={first + place}
              corpus={corpus}
              item={item}
              isActive={first + place === active}
              isExpanded={item.type === 'hit' && item.section === expanded}
              href={toHref(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The number of the item that an event came from. */
function readIndex(target: EventTarget): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return option ? Number(option.dataset.index) : undefined;
}
