/** Gives what was made for a key before, or makes it. */
export type Memory<T> = (key: string, make: () => T) => T;

/**
 * Of two documents most is the same. Callers send what they like: longer keys are not remembered, and at so many all is
 * forgotten, so that their texts cannot fill the memory.
 */
export function createMemory<T>({ most, longest }: { most: number; longest: number }): Memory<T> {
  const found = new Map<string, T>();
  return (key, make) => {
    if (key.length > longest) return make();
    const known = found.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (found.size >= most) found.clear();
    found.set(key, made);
    return made;
  };
}
