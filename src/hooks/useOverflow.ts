import { useEffect, useState, type RefObject } from 'react';

/** Whether an element's content is larger than the element, so that it scrolls and a keyboard must reach it. */
export default function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const measure = (): void =>
      setOverflows(target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
