/** Keeps a value as the latest of a memory, and forgets the one that was used longest ago when there are too many. */
export function remember<Value>(memory: Map<string, Value>, key: string, value: Value, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  // The entry that was set longest ago is the first of the map.
  const [oldest] = memory.keys();
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
}
