import type { BuiltSection } from './built-index';

/** Other spellings of words of the portal. `spell` returns the spellings of a word, or none. */
export type Variant = { name: string; words: RegExp; spell: (word: string) => string[] };

/** Two kana are in too many other words to be taken for the other two. */
const KATAKANA = /[ァ-ヺー]{3,}/g;
const LATIN = /[a-z][a-z0-9_]{2,}/gi;
const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** Half-width spelling of each katakana, voiced ones with their mark: ガ → ｶﾞ */
const HALF_WIDTH = new Map(
  range(0xff66, 0xff9d)
    .flatMap((letter) => [letter, `${letter}ﾞ`, `${letter}ﾟ`])
    .map((half): [string, string] => [half.normalize('NFKC'), half])
    .filter(([full]) => full.length === 1),
);

/** Spellings that mean the same, which the search must treat as equal. */
export const SAME: Variant[] = [
  { name: 'katakana in hiragana', words: KATAKANA, spell: (word) => [shift(word, /[ァ-ヶ]/g, -0x60)] },
  {
    name: 'hiragana in katakana',
    words: /(?<![ァ-ヺー\u3400-\u9fff])[ぁ-ゖ][ぁ-ゖー]{2,}/g,
    spell: (word) => [shift(word, /[ぁ-ゖ]/g, 0x60)],
  },
  { name: 'half-width katakana', words: KATAKANA, spell: (word) => [replaceLetters(word, HALF_WIDTH)] },
  { name: 'full-width Latin', words: LATIN, spell: (word) => [shift(word, /[!-~]/g, 0xfee0)] },
  { name: 'upper case', words: LATIN, spell: (word) => [word.toUpperCase()] },
];

/** Spellings that differ in a letter, as people write them. */
export const NEAR: Variant[] = [
  { name: 'a long vowel left out', words: /[ァ-ヺー]{4,}/g, spell: (word) => leaveOut(word, /ー/g) },
  {
    name: 'small kana written large',
    words: /[ァ-ヺー]{3,}/g,
    spell: (word) => [replaceLetters(word, new Map(Array.from(SMALL, (letter, at) => [letter, LARGE[at] ?? letter])))],
  },
  {
    name: 'okurigana left out within a word',
    words: /[一-龯][いきぎしじちびみりえけげせべめれ][一-龯]/g,
    spell: (word) => [word.slice(0, 1) + word.slice(2)],
  },
  {
    name: 'okurigana put between two kanji',
    words: /取消|呼出|切替|受取|引渡|支払|申込|見積|組合|割引|積替/g,
    spell: (word) => Array.from('いきしちりえけせめれ', (kana) => `${word.slice(0, 1)}${kana}${word.slice(1)}`),
  },
];

/** The words of an index that a variant is about, each once. */
export function listWords(sections: BuiltSection[], words: RegExp): string[] {
  const found = sections.flatMap(({ title, text }) => `${title}\n${text}`.match(words) ?? []);
  return [...new Set(found)].sort();
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

function shift(word: string, letters: RegExp, by: number): string {
  return word.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));
}

function replaceLetters(word: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(word, (letter) => letters.get(letter) ?? letter).join('');
}

/** The word without one of the letters that a pattern finds, for each of them. */
function leaveOut(word: string, letter: RegExp): string[] {
  return [...word.matchAll(letter)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
}
