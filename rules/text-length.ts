/** Characters as readers count them in code points: '𠮷野' → 2 */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Width on a waybill: half-width letters and kana count one, everything else two. 'ABｱ東京' → 7 */
export function countHalfWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /[\u0020-\u007e\uff61-\uff9f]/.test(letter) ? 1 : 2;
  return width;
}
