import { useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import type { Hit } from '../../../search';

type Drawn = {
  /** How many results are drawn. */
  count: number;
  /** What the results scroll in. */
  scroller: RefObject<HTMLDivElement | null>;
  handleScroll: (event: UIEvent) => void;
};

/** Results that are drawn at first, and that are added when the reader comes near the end. */
const STEP = 60;

/** How much of the results is drawn: a beginning, and more as the reader goes on. New ones are shown from their beginning. */
export default function useDrawn(hits: Hit[], active: number | undefined): Drawn {
  const scroller = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ hits: Hit[]; count: number }>();
  const wanted = drawn?.hits === hits ? drawn.count : STEP;
  const count = Math.max(wanted, (active ?? 0) + 1);

  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [hits]);

  return {
    count,
    scroller,
    handleScroll({ currentTarget }) {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      const isNearEnd = scrollHeight - scrollTop < 2 * clientHeight;
      if (isNearEnd && count < hits.length) setDrawn({ hits, count: count + STEP });
    },
  };
}
