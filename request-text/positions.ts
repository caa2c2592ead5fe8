/** Line and column of a character, as editors show them: both begin at 1. */
export type Position = { line: number; column: number };

/**
 * Finds lines and columns in a text. Lines end with LF, CRLF or CR. A column counts characters: a tab is one, and so is a
 * character outside the Basic Multilingual Plane, which is two units in UTF-16.
 */
export function createPositions(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: countCharacters(text, starts[low] ?? 0, offset) + 1 };
  };
}

function countCharacters(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}
