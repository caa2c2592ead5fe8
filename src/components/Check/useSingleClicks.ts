import { useRef, type MouseEvent } from 'react';

/** The longest time between the clicks of a double click. */
const DOUBLE_MS = 400;

/** Drops the second click of a double click: it would apply the fix that has moved under the pointer. */
export default function useSingleClicks(): (event: MouseEvent) => void {
  const last = useRef({ at: 0, x: 0, y: 0 });
  return (event) => {
    // A key has no place.
    if (event.detail === 0) return;
    const { at, x, y } = last.current;
    const { timeStamp, clientX, clientY } = event;
    last.current = { at: timeStamp, x: clientX, y: clientY };
    if (timeStamp - at > DOUBLE_MS || clientX !== x || clientY !== y) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
