/**
 * The most that a tool returns, in bytes: less than 10,000 tokens, also of Japanese. Assistants read no result of over
 * 25,000, and each token displaces another one.
 */
export const RESULT_BYTES_MAX = 26_000;

export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** As many entries from the beginning as fit in a result, whose other content has `rest` bytes. */
export function takeFitting<T>(entries: readonly T[], rest = 0): T[] {
  let size = rest;
  const more = entries.findIndex((entry) => (size += sizeOf(JSON.stringify(entry)) + 1) > RESULT_BYTES_MAX);
  return more === -1 ? [...entries] : entries.slice(0, more);
}
