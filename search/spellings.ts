/** Beyond this many spellings of a query nothing more is tried. */
const MOST = 8;

/**
 * Other spellings of a folded query by the long vowels inside its words: サーバコンポーネント and サーバーコンポーネント. Both ways,
 * with a mark left out and with one put in after a vowel.
 */
export function listLongVowelSpellings(folded: string): string[] {
  const places = [...folded.matchAll(/(?<=[ぁ-ん])ー(?=[ぁ-ん])/g)].map(({ index }) => index);
  const without = places.map((place) => folded.slice(0, place) + folded.slice(place + 1));
  const gaps = [...folded.matchAll(/(?<=[ぁ-ん])(?=[ぁ-ん])/g)].map(({ index }) => index);
  const all = places.length > 1 ? [folded.replace(/(?<=[ぁ-ん])ー(?=[ぁ-ん])/g, '')] : [];
  const within = gaps.map((gap) => `${folded.slice(0, gap)}ー${folded.slice(gap)}`);
  return [...new Set([...all, ...without, ...within])].slice(0, MOST);
}
