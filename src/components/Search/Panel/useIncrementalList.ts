import { useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

type Drawn = {
  /** How many items are drawn. */
  count: number;
  /** The element in which the items scroll. */
  scroller: RefObject<HTMLDivElement | null>;
  handleScroll: (event: UIEvent) => void;
};

/** Items that are drawn at first, and that are added when the reader comes near the end. */
const STEP = 60;

/** How much of the list for a query is drawn: a beginning, and more as the reader goes on. A new one is shown from its beginning. */
export default function useIncrementalList(query: string, active: number | undefined): Drawn {
  const scroller = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ query, count: STEP });
  const count = Math.max(drawn.query === query ? drawn.count : STEP, (active ?? 0) + 1);

  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [query]);

  return {
    count,
    scroller,
    handleScroll({ currentTarget }) {
      const { scrollHeight, scrollTop, clientHeight } = currentTarget;
      if (scrollHeight - scrollTop < 2 * clientHeight) setDrawn({ query, count: count + STEP });
    },
  };
}
