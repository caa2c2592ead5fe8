/** Characters as readers count them in code points: '𠮷野' → 2 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Width on a waybill: half-width letters and kana count one, everything else two. 'ABｱ東京' → 7 */
export function countHalfWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += isHalfWidth(letter) ? 1 : 2;
  return width;
}

function isHalfWidth(letter: string): boolean {
  return (letter >= ' ' && letter <= '~') || (letter >= '\uff61' && letter <= '\uff9f');
}
