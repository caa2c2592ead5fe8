/** Longer than the names of all products of a shipment; it bounds the work that a hostile text makes. */
const LENGTH_MAX = 25_000;

/** A half of a character that lost its other half. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Characters that end a line or a page, and all other controls. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible characters: joiners, marks of direction, variants of a character, tones of skin. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]+/gu;

/**
 * A text in one line, ready to be measured: controls and runs of blanks are one blank, what is not seen is gone, half
 * characters are U+FFFD. `'a\n b\u200D'` → `'a b'`
 */
export function cleanText(text: string): string {
  return (text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text)
    .normalize('NFC')
    .replace(CONTROLS, ' ')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
