import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Hit } from '../../../search';
import type { Results } from './useResults';

type Params = {
  listId: string;
  results: Results;
  onOption: (option: { count: number; activeId?: string }) => void;
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
export default function useOptions({ listId, results, onOption, onChoose }: Params): Options {
  const { hits } = results;
  const [choice, setChoice] = useState<{ hits: Hit[]; index: number }>();
  // A choice holds for the results that it was made in.
  const active = choice?.hits === hits ? choice.index : undefined;

  useEffect(() => {
    const activeId = active === undefined ? undefined : toOptionId(listId, active);
    onOption({ count: hits.length, ...(activeId ? { activeId } : {}) });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [active, hits, listId, onOption]);

  const choose = (index: number): void => setChoice({ hits, index });
  const walk = (step: number): void => {
    const from = active ?? (step > 0 ? -1 : 0);
    const to = from + step;
    const isSingle = Math.abs(step) === 1;
    choose(isSingle ? (to + hits.length) % hits.length : Math.max(0, Math.min(hits.length - 1, to)));
  };
  return {
    active,
    point: choose,
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

function toStep({ key, ctrlKey }: KeyboardEvent): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return PAGE;
    case 'PageUp':
      return -PAGE;
    case 'n':
      return ctrlKey ? 1 : undefined;
    case 'p':
      return ctrlKey ? -1 : undefined;
    default:
      return undefined;
  }
}
