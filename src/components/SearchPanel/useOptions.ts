import { useEffect, useState } from 'react';
import type { Hit } from '../../../search';
import { describeResults } from './describe-results';
import type { Results } from './useResults';

/** How many results there are, which one is chosen, and what screen readers are told of them. */
export type Found = { count: number; activeId?: string; words: string };

type Params = { listId: string; results: Results; onFound: (found: Found) => void };

type Options = {
  /** Number of the chosen result; none is chosen until the reader walks through them. */
  active: number | undefined;
  point: (index: number) => void;
  /** Goes on by so many results, of which there are some, back when negative; by one it goes round. */
  walk: (step: number) => void;
};

export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Which result is chosen: the combobox pattern of the ARIA authoring practices. */
export default function useOptions({ listId, results, onFound }: Params): Options {
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

  return {
    active,
    point: (index) => setChoice({ hits, index, isByKey: false }),
    walk(step) {
      const to = (active ?? (step > 0 ? -1 : 0)) + step;
      const isSingle = Math.abs(step) === 1;
      const index = isSingle ? (to + hits.length) % hits.length : Math.max(0, Math.min(hits.length - 1, to));
      setChoice({ hits, index, isByKey: true });
    },
  };
}
