/**
 * The source of a regular expression for words that mean a PO box, for the flags `iu`: ['PO Box', 'BP'] matches 'P.O. Box' and
 * the letters of 'BP 12'. Abbreviations are written with dots and without, and are too short to mean a PO box without a
 * number.
 */
export function toPoBoxPattern(words: readonly string[]): string {
  return `(?<!\\p{Script=Latin})(?:${words.map(toForm).join('|')})(?!\\p{Script=Latin})`;
}

function toForm(word: string): string {
  const isShort = /^\p{Lu}{1,3}$/u.test(word);
  const parts = word.split(' ').map((part) => (/^\p{Lu}{1,3}$/u.test(part) ? Array.from(part).join('\\.?\\s*') : part));
  return `${parts.join('\\.?\\s*')}${isShort ? '\\.?(?=\\s*(?:no\\.?\\s*|#\\s*)?\\d)' : ''}`;
}
