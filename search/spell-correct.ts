/** From this length on, a word may have two edits instead of one. */
const TWO_EDITS = 8;
/** An omitted letter is the most common error (Pollock and Zamora 1984). */
const OMISSION = 2;

/**
 * The word of a vocabulary that was probably meant by a mistyped one, or nothing. One edit is a letter that is missing,
 * added, wrong or swapped with its neighbor (optimal string alignment distance, Boytsov 2011); the first or the second
 * letter must be right. Of words that are equally near, the one with the right first letter counts, then the commonest.
 *
 * @param word in the compared form; one word of four Latin letters or katakana, or of three kanji, is repaired
 */
export function correctWord(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (!/^(?:[a-z][a-z0-9_]{3,}|[ァ-ヺー]{4,}|[\u3400-\u9fff々]{3,})$/.test(word)) return undefined;
  const most = word.length >= TWO_EDITS ? 2 : 1;
  let best: { word: string; keys: number[] } | undefined;
  for (const [known, count] of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue;
    if (known[0] !== word[0] && known[1] !== word[1]) continue;
    const edits = editDistance(word, known, most);
    if (edits > most) continue;
    const keys = [edits, known[0] === word[0] ? 0 : 1, -count * (known.length > word.length ? OMISSION : 1)];
    if (!best || isLess(keys, best.keys)) best = { word: known, keys };
  }
  return best?.word;
}

function isLess(a: number[], b: number[]): boolean {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** Rows of the table, used in turns and again: a query is compared with thousands of words at a keystroke. */
const ROWS: [number[], number[], number[]] = [[], [], []];

/** Edits between two words, or anything above `most` once it is certain that there are more. */
export function editDistance(a: string, b: string, most: number): number {
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let edits = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      edits = Math.min(edits, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length] ?? most + 1;
}
