/** How the text of a HAR file begins. */
export const ARCHIVE_START = /^\s*\{\s*"log"\s*:/;

/**
 * The text in the bytes of a file, in UTF-8, or in UTF-16 with a byte order mark, as Windows writes it; undefined for other
 * encodings and for what isn't text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isUtf16 = isLittle || (first === 0xfe && second === 0xff);
  try {
    const encoding = isUtf16 ? (isLittle ? 'utf-16le' : 'utf-16be') : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
