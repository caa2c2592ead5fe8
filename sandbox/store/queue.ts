/** Runs functions one after the other, in the order in which they were added. A failure doesn't stop the others. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates an empty queue. What it returns for a function resolves or rejects as the function does. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
