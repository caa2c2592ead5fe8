import { translate } from '@docusaurus/Translate';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';

/** How many items are new in one task. */
const PART = 20;
/** How many items there are before the reader asks for more. */
const SHOWN = 500;

type Props<Item> = {
  items: readonly Item[];
  /** An item of the list, with its own key. */
  toItem: (item: Item, index: number) => ReactElement;
  /** How many items there are at first. */
  first?: number;
  /** The list of what is drawn. */
  children: (drawn: readonly ReactElement[]) => ReactNode;
};

/**
 * A list of any length. New items are drawn part by part in separate tasks, so that hundreds of them don't block the page; a
 * button shows more of a longer list.
 */
export default function InParts<Item>({ items, toItem, first = SHOWN, children }: Props<Item>): ReactNode {
  const [shown, setShown] = useState(first);
  const [drawn, setDrawn] = useState<ReadonlySet<unknown>>(new Set());
  const all = useMemo(() => items.slice(0, shown).map(toItem), [items, shown, toItem]);
  let left = PART;
  const now = all.filter(({ key }) => drawn.has(key) || left-- > 0);
  const keys = new Set<unknown>(now.map(({ key }) => key));
  const isSettled = left === PART && keys.size === drawn.size;
  useEffect(() => {
    const timer = isSettled ? undefined : setTimeout(() => setDrawn(keys));
    return () => clearTimeout(timer);
  });
  return (
    <>
      {children(now)}
      {items.length > shown && (
        <button type="button" onClick={() => setShown(shown + SHOWN)}>
          {translate(
            { id: 'list.more', message: 'Show more ({count})', description: 'Button below the first items of a list' },
            { count: items.length - shown },
          )}
        </button>
      )}
    </>
  );
}
