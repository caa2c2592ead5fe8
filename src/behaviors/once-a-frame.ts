/** Delays work to the next animation frame. Calls before it replace each other: the last one counts. */
export function onceAFrame<Arguments extends unknown[]>(
  work: (...given: Arguments) => void,
): (...given: Arguments) => void {
  let frame = 0;
  return (...given) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => work(...given));
  };
}
