/** Base64 beyond this length is shown by its beginning and its size. */
const LENGTH_MAX = 120;

/**
 * A replacer for `JSON.stringify` that shortens long Base64 for readers, to its first 24 characters and its size:
 * 'YWFh…' → 'YWFh… (5120 bytes)'. The size is that of the decoded bytes.
 */
export function shortenBase64(_: string, entry: unknown): unknown {
  if (typeof entry !== 'string' || entry.length <= LENGTH_MAX) return entry;
  const digits = /^([A-Za-z0-9+/]+)={0,2}$/.exec(entry)?.[1];
  return digits === undefined ? entry : `${entry.slice(0, 24)}… (${Math.floor((digits.length * 3) / 4)} bytes)`;
}
