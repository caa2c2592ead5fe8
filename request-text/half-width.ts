/** Full-width characters and curly quotation marks in place of those of JSON. */
const HALF_WIDTH: Record<string, string> = {
  ...{ '“': '"', '”': '"', '„': '"', '＂': '"', '：': ':', '，': ',', '、': ',' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '\u3000': ' ', '\u00a0': ' ' },
};
const QUOTES = '“”„＂"';

/**
 * Replaces full-width characters that are outside of strings: '｛“a”：1｝' → '{"a":1}'. What a string contains stays as it
 * is. Each character is replaced by one, so that places stay the same.
 */
export function toHalfWidth(text: string): string {
  let changed = '';
  /** The quotation mark that the string began with; empty outside of strings. */
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isEnd = quote === '"' ? sign === '"' : quote !== '' && QUOTES.includes(sign);
    if (quote !== '' && sign === '\\') {
      changed += text.slice(at, at + 2);
      at += 1;
    } else if (quote === '' || isEnd) {
      changed += HALF_WIDTH[sign] ?? sign;
      quote = quote === '' && QUOTES.includes(sign) ? sign : '';
    } else changed += sign;
  }
  return changed;
}
