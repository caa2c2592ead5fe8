/** Longest text in Base64 that is shown whole. */
const LONGEST = 120;

/** JSON for a reader who pays by the letter: Base64 is cut to its beginning, with its size in bytes. */
export function renderShort(value: unknown): string {
  return JSON.stringify(
    value,
    (_, entry: unknown) =>
      typeof entry === 'string' && entry.length > LONGEST && /^[A-Za-z0-9+/]+=*$/.test(entry)
        ? `${entry.slice(0, 24)}… (${Math.floor((entry.length * 3) / 4)} bytes)`
        : entry,
    2,
  );
}
