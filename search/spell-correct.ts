/** The shortest word that may have two edits instead of one. */
const TWO_EDITS = 8;
/** An omitted letter is the most common error (Pollock and Zamora 1984). */
const OMISSION = 2;

/**
 * The word of a vocabulary that was probably meant by a mistyped one, or nothing. One edit is a letter that is missing,
 * added, wrong or swapped with its neighbor (optimal string alignment distance, Boytsov 2011); the first or the second
 * letter must be right. Of words that are equally near, the one with the right first letter counts, then the commonest.
 *
 * @param word in the compared form, in the vocabulary or not; one word of four Latin letters or katakana, or of three kanji,
 * is repaired
 */
export function correctWord(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (!/^(?:[a-z][a-z0-9_]{3,}|[ァ-ヺー]{4,}|[\u3400-\u9fff々]{3,})$/.test(word)) return undefined;
  const most = word.length >= TWO_EDITS ? 2 : 1;
  let best: { word?: string; rank: number } = { rank: Infinity };
  for (const [known, count] of vocabulary) {
    if (known === word || Math.abs(known.length - word.length) > most) continue;
    if (known[0] !== word[0] && known[1] !== word[1]) continue;
    const edits = editDistance(word, known, most);
    if (edits > most) continue;
    const rareness = 1 / (1 + count * (known.length > word.length ? OMISSION : 1));
    const rank = 2 * edits + (known[0] === word[0] ? 0 : 1) + rareness;
    if (rank < best.rank) best = { word: known, rank };
  }
  return best.word;
}

/** Edits between two words, or more than `most` when there are more. What they begin with alike costs none. */
export function editDistance(a: string, b: string, most: number): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [x, y] = [a.slice(at), b.slice(at)];
  if (x === '' || y === '' || most === 0) return Math.max(x.length, y.length);
  const isSwapped = x[0] === y[1] && x[1] === y[0];
  const steps = [[1, 0] as const, [0, 1] as const, isSwapped ? ([2, 2] as const) : ([1, 1] as const)];
  return 1 + Math.min(...steps.map(([ofX, ofY]) => editDistance(x.slice(ofX), y.slice(ofY), most - 1)));
}
