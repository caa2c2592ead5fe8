/**
 * Calls back with the result of a promise, unless the returned function was called before: the cleanup of an effect whose
 * component is gone by then, or needs another result.
 */
export function follow<Result>(
  promise: Promise<Result>,
  onResult: (result: Result) => void,
  onFailure: () => void = () => undefined,
): () => void {
  let isCurrent = true;
  promise.then(
    (result) => isCurrent && onResult(result),
    () => isCurrent && onFailure(),
  );
  return () => {
    isCurrent = false;
  };
}
