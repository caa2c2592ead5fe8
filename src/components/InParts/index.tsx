import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** How many items are new in one task. */
const PART = 20;

/**
 * The items of a list, each with its own key. New ones are drawn part by part in separate tasks, so that hundreds of them don't
 * block the page.
 */
export default function InParts({ items }: { items: readonly ReactElement[] }): ReactNode {
  const [drawn, setDrawn] = useState<ReadonlySet<unknown>>(new Set());
  let left = PART;
  const shown = items.filter(({ key }) => drawn.has(key) || left-- > 0);
  const keys = new Set<unknown>(shown.map(({ key }) => key));
  const isSettled = left === PART && keys.size === drawn.size;
  useEffect(() => {
    const timer = isSettled ? undefined : setTimeout(() => setDrawn(keys));
    return () => clearTimeout(timer);
  });
  return shown;
}
