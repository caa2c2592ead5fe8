import { useEffect, useState, type KeyboardEvent } from 'react';
import { toOptionId } from '../option-id';

/** The item that is chosen, in the list for one query. */
type Choice = { query: string; index: number; isByKey: boolean };

type List = { query: string; count: number };

type Chosen = {
  /** Number of the chosen item; none is chosen until the reader walks through them. */
  active: number | undefined;
  point: (index: number) => void;
  /** Moves by a number of items of a list, back when negative; by one it goes round. */
  walk: (step: number, list: List) => void;
};

/**
 * Returns the selected item: the combobox pattern of the ARIA authoring practices. A selection belongs to a query, not to
 * the rendered list, so that an arrow key right after a letter selects in the results of the new query.
 */
export default function useChoice(query: string): Chosen {
  const [choice, setChoice] = useState<Choice>();
  const held = choice?.query === query ? choice : undefined;

  useEffect(() => {
    // An option under the pointer is in view and must not move.
    if (held?.isByKey) document.getElementById(toOptionId(held.index))?.scrollIntoView({ block: 'nearest' });
  }, [held]);

  return {
    active: held?.index,
    point: (index) => setChoice({ query, index, isByKey: false }),
    walk(step, list) {
      setChoice((before) => {
        const active = before?.query === list.query ? before.index : step > 0 ? -1 : 0;
        const to = active + step;
        const isSingle = Math.abs(step) === 1;
        const index = isSingle ? (to + list.count) % list.count : Math.max(0, Math.min(list.count - 1, to));
        return { query: list.query, index, isByKey: true };
      });
    },
  };
}

/** How far Page Up and Page Down go. */
const PAGE = 8;

/** How far a key walks through the results. With a modifier the arrows belong to the text. */
export function toStep({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  if (shiftKey || altKey || metaKey) return undefined;
  if (ctrlKey) return key === 'n' ? 1 : key === 'p' ? -1 : undefined;
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return PAGE;
    case 'PageUp':
      return -PAGE;
    default:
      return undefined;
  }
}
