import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Hit } from '../../../search';
import { describeResults } from './describe-results';
import type { Results } from './useResults';

/** How many results there are, which one is chosen, and what screen readers are told of them. */
export type Found = { count: number; activeId?: string; words: string };

type Params = {
  listId: string;
  results: Results;
  onFound: (found: Found) => void;
  onChoose: (hit: Hit, inNewTab: boolean) => void;
};

type Options = {
  /** Number of the chosen result; none is chosen until the reader walks through them. */
  active: number | undefined;
  point: (index: number) => void;
  handleKey: (event: KeyboardEvent) => void;
};

/** How far Page Up and Page Down go. */
const PAGE = 8;

export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Which result is chosen, and the keys that choose it: the combobox pattern of the ARIA authoring practices. */
export default function useOptions({ listId, results, onFound, onChoose }: Params): Options {
  const { hits } = results;
  const [choice, setChoice] = useState<{ hits: Hit[]; index: number; isByKey: boolean }>();
  // A choice holds for the results that it was made in.
  const held = choice?.hits === hits ? choice : undefined;
  const active = held?.index;
  const activeId = active === undefined ? undefined : toOptionId(listId, active);
  const words = describeResults(results);

  useEffect(() => {
    onFound({ count: hits.length, words, ...(activeId ? { activeId } : {}) });
  }, [activeId, hits, words, onFound]);
  useEffect(() => {
    // What is under the pointer is in view, and is not to move.
    if (held?.isByKey && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [held, activeId]);

  const walk = (step: number): void => {
    const to = (active ?? (step > 0 ? -1 : 0)) + step;
    const isSingle = Math.abs(step) === 1;
    const index = isSingle ? (to + hits.length) % hits.length : Math.max(0, Math.min(hits.length - 1, to));
    setChoice({ hits, index, isByKey: true });
  };
  return {
    active,
    point: (index) => setChoice({ hits, index, isByKey: false }),
    handleKey(event) {
      if (hits.length === 0) return;
      const step = toStep(event);
      const hit = hits[active ?? 0];
      if (step !== undefined) walk(step);
      else if (event.key === 'Enter' && hit) onChoose(hit, event.ctrlKey || event.metaKey);
      else return;
      event.preventDefault();
    },
  };
}

/** How far a key walks. With a modifier the arrows belong to the text. */
function toStep({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): number | undefined {
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
