import { readPairs } from './read-pairs';

const VOWELS = 'aiueo';
/** Kana by consonant, in the order of the vowels. */
const ROWS: Record<string, string> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や ゆ よ',
  r: 'らりるれろ',
  w: 'わ   を',
};
/** Consonants for a kana of the i row with a small ya, yu or yo. */
const PALATAL = readPairs('sh:し ch:ち j:じ ky:き gy:ぎ sy:し zy:じ jy:じ ty:ち ny:に hy:ひ by:び py:ぴ my:み ry:り');
/** The small kana after it, in the order of the vowels. */
const SMALL = ['ゃ', '', 'ゅ', 'ぇ', 'ょ'];
/** The kana of each syllable. */
const SYLLABLES: Record<string, string> = { tsu: 'つ', fu: 'ふ', n: 'ん', "n'": 'ん' };
Array.from(VOWELS).forEach((vowel, at) => {
  for (const [consonant, row] of Object.entries(ROWS)) SYLLABLES[consonant + vowel] ??= (row[at] ?? '').trim();
  for (const [consonant, kana] of Object.entries(PALATAL)) SYLLABLES[consonant + vowel] = `${kana}${SMALL[at]}`;
});

/**
 * Converts romaji to hiragana, Hepburn or as typed into an input method: 'okurijou' → 'おくりじょう'. The consonant of an
 * unfinished syllable at the end is omitted.
 *
 * @returns undefined if the string is not romaji
 */
export function fromRomaji(text: string): string | undefined {
  let kana = '';
  let rest = text.replace(/[bcdfghjkmprstwyz]{1,2}$/, '');
  while (rest) {
    if (/^([bcdfghjkmprstwyz])\1/.test(rest) || rest.startsWith('tch')) {
      kana += 'っ';
      rest = rest.slice(1);
    }
    const found = [3, 2, 1].map((length) => rest.slice(0, length)).find((start) => SYLLABLES[start]);
    if (found === undefined) return undefined;
    kana += SYLLABLES[found] ?? '';
    rest = rest.slice(found.length);
  }
  return kana || undefined;
}

/** A folded reading without what is heard and not always written: 'おくりじよう' and 'おくりじよー' → 'おくりじよ' */
export function toReading(kana: string): string {
  return kana
    .replace(/(?<=[おこそとのほもよろごぞどぼぽうくすつぬふむゆるぐずづぶぷ])う|(?<=お)お|ー/g, '')
    .replaceAll('づ', 'ず')
    .replaceAll('ぢ', 'じ');
}
