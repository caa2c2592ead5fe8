/** How long a slice of work may hold the page, in milliseconds: half of a frame. */
const SLICE = 8;

/**
 * Runs work in slices between which the page answers its reader, the first one at once, and hands over the result.
 *
 * @returns how to stop it
 */
export default function runInSlices<Result>(
  work: Generator<undefined, Result>,
  onDone: (result: Result) => void,
): () => void {
  let isStopped = false;
  const channel = new MessageChannel();
  const run = (): void => {
    const end = performance.now() + SLICE;
    while (!isStopped) {
      const step = work.next();
      if (step.done) {
        channel.port1.close();
        return onDone(step.value);
      }
      if (performance.now() > end) return channel.port2.postMessage(null);
    }
  };
  channel.port1.onmessage = run;
  run();
  return () => {
    isStopped = true;
    channel.port1.close();
  };
}
