const ENCODINGS = ['utf-8', 'shift_jis'] as const;

/** How much of a file without a byte order mark shows whether it is in UTF-16. */
const SAMPLE_LENGTH = 1024;

/**
 * Decodes a text file as PowerShell, Excel and editors write it: in UTF-8 or UTF-16, with a byte order mark or without, or
 * in Shift_JIS.
 *
 * @returns undefined for bytes that aren't text in one of them
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encodings = bytes.includes(0) || hasMark(bytes) ? detectUtf16(bytes) : ENCODINGS;
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one is tried.
    }
  }
  return undefined;
}

function hasMark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Without a mark, the zeros show it: letters of ASCII have one each, on one side. */
function detectUtf16(bytes: Uint8Array): ['utf-16le' | 'utf-16be'] | [] {
  if (hasMark(bytes)) return [bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'];
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SAMPLE_LENGTH).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even > 0 && odd > 0) return [];
  return [odd > 0 ? 'utf-16le' : 'utf-16be'];
}
