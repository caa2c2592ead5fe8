/** Characters that are invisible in print, such as variation selectors and zero-width characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as it is printed: characters composed, without those that are not seen. All lengths and widths are counted in it.
 * 'か\u3099\u200b' → 'が'
 */
export function toPrintedText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '');
}

/** Printed characters as readers count them, in code points: '𠮷野' → 2, 'cafe\u0301' → 4 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of toPrintedText(text)) count += 1;
  return count;
}

/** Width on a waybill: half-width letters and kana count one, everything else two. 'ABｱ東京' → 7 */
export function countHalfWidth(text: string): number {
  let width = 0;
  for (const letter of toPrintedText(text)) width += isHalfWidth(letter) ? 1 : 2;
  return width;
}

/** How much is composed at once: the time to sort a long row of marks grows with the square of its length. */
const PART = 256;

/** Measures a string of any length in linear time, part by part. What is composed across two parts counts as two. */
export function measureInParts(text: string, measure: (part: string) => number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += PART) sum += measure(text.slice(at, at + PART));
  return sum;
}

function isHalfWidth(letter: string): boolean {
  return (letter >= ' ' && letter <= '~') || (letter >= '\uff61' && letter <= '\uff9f');
}
