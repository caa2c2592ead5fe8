/** Controls, marks of direction, zero-width characters, halves of surrogate pairs and what is in no font. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const BLANK = /^\s+$/u;
/** A mark that would be written onto what precedes it. */
const LEADING_MARK = /^\p{M}/u;

/**
 * A text of a request as a message quotes it: an invisible character is named by its code point, since it could change how
 * the rest of the sentence reads. 'a\u202eb' → 'a[U+202E]b', '\u200b' → 'U+200B'
 */
export function nameInvisible(text: string): string {
  if (Array.from(text).length === 1 && (text.search(INVISIBLE) === 0 || BLANK.test(text) || LEADING_MARK.test(text))) {
    return toName(text);
  }
  const named = text.replace(INVISIBLE, toBracketed).replace(LEADING_MARK, toBracketed);
  return BLANK.test(named) ? named.replace(/\s/gu, toBracketed) : named;
}

function toBracketed(character: string): string {
  return `[${toName(character)}]`;
}

/** '\u200b' → 'U+200B' */
function toName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
