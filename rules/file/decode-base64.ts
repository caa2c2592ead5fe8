const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter.charCodeAt(0), value]));

/**
 * The bytes of a Base64 text as RFC 4648 section 4 has it, padding included; undefined for any other text. Written out
 * because plain ECMAScript has no decoder: 'TQ==' → Uint8Array [77]
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let index = 0; index < text.length; index += 4) {
    const isLast = index + 4 === text.length;
    let group = 0;
    for (let place = 0; place < 4; place++) {
      const isPadding = isLast && place >= 4 - padding;
      const value = isPadding ? 0 : VALUES.get(text.charCodeAt(index + place));
      if (value === undefined) return undefined;
      group = group * 64 + value;
    }
    bytes[at++] = group >> 16;
    if (at < bytes.length) bytes[at++] = (group >> 8) & 0xff;
    if (at < bytes.length) bytes[at++] = group & 0xff;
  }
  return bytes;
}
