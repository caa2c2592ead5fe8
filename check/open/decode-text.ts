/** How the text of a HAR file begins. */
export const ARCHIVE_START = /^\s*\{\s*"log"\s*:/;
/** The marks of a text that is data of another kind than rows. */
const NO_ROWS = /^\s*[{[<]/;
const LINES_READ = 10_000;

/** How much of a file without a byte order mark shows whether it is in UTF-16. */
const SAMPLE_LENGTH = 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';
export type DecodedText = { text: string; encoding: Encoding };

/**
 * Decodes a text file as PowerShell, Excel and editors write it: in UTF-8 or UTF-16, with a byte order mark or without, or
 * in Shift_JIS.
 *
 * @returns undefined for bytes that aren't text in one of them
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  for (const encoding of detectEncodings(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : { text, encoding };
    } catch {
      // The next one is tried.
    }
  }
  return undefined;
}

/** Whether the first two lines have at least three cells each, with the same separator, as in rows that a spreadsheet copies. */
export function hasRows(text: string): boolean {
  const lines = text.slice(0, LINES_READ).split(/\r?\n/, 2);
  const isSplit = (separator: string): boolean =>
    lines.length === 2 && lines.every((line) => line.split(separator).length > 2);
  return !NO_ROWS.test(text) && (isSplit('\t') || isSplit(','));
}

/** Without a mark, the zeros show UTF-16: letters of ASCII have one each, on one side. */
function detectEncodings(bytes: Uint8Array): readonly Encoding[] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  if (!bytes.includes(0)) return ['utf-8', 'shift_jis'];
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE_LENGTH).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A character of other text can be a zero.
  if (Math.min(even, odd) > 0 || (even + odd) * 10 < Math.min(bytes.length, SAMPLE_LENGTH)) return [];
  return [odd > 0 ? 'utf-16le' : 'utf-16be'];
}
