import { toLiteral } from './literal';

/**
 * Spelling variants of Japanese brought to one form, applied to texts and queries alike, so that 取消し finds 取り消し,
 * サーバ finds サーバー, やまと finds ヤマト and ウエブ finds ウェブ.
 *
 * Each letter of the result remembers the letter of the source that it came from, so that a match can be shown there.
 */
export type Folded = {
  text: string;
  /** For each letter of `text`, and one past its end, the place in the source, in UTF-16 units. */
  source: number[];
};

/** Spellings of one word, the right one chosen; longest first. */
const SPELLINGS: [from: string, to: string][] = [
  ['予め', 'あらかじめ'],
  ['直ちに', 'ただちに'],
  ['下さい', 'ください'],
  ['出来', 'でき'],
  ['全て', 'すべて'],
  ['総て', 'すべて'],
  ['及び', 'および'],
  ['又は', 'または'],
  ['但し', 'ただし'],
  ['更に', 'さらに'],
  ['既に', 'すでに'],
  ['無い', 'ない'],
  ['届先', '届け先'],
];

const VU: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' };
const SMALL = 'ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ';
const LARGE = 'アイウエオツヤユヨワあいうえおつやゆよわ';
/** Katakana of the e row: before イ they are spelled with a long vowel as well, メイル and メール. */
const E_ROW = 'エケセテネヘメレゲゼデベペ';
/** Kana that a verb's stem ends in, and that is left out between two kanji: 取り消し and 取消し. */
const STEM = 'いきぎしじちぢひびみりえけげせぜねべめれ';

const KATAKANA = /[ァ-ヺー]/;
const KANJI = /[\u3400-\u9fff々]/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff々]/;
/** A word in katakana is long enough to have variants from this many letters on. */
const SHORTEST_WORD = 3;

/** Folds a text and remembers places. See `Folded`. For short texts: it is an order of magnitude slower than `foldText`. */
export function fold(text: string): Folded {
  const letters = foldLetters(spell(toLetters(text)));
  return { text: letters.map(({ letter }) => letter).join(''), source: [...letters.map(({ at }) => at), text.length] };
}

const ANY_SPELLING = new RegExp(SPELLINGS.map(([from]) => from).join('|'), 'g');
const SPELLING_OF = new Map(SPELLINGS);

/** The text of `fold`, without places. */
export function foldText(text: string): string {
  const literal = toLiteral(text);
  if (!CJK.test(literal)) return literal;
  return literal
    .replace(ANY_SPELLING, (spelling) => SPELLING_OF.get(spelling) ?? spelling)
    .replace(/(?<=[\u3040-\u30ff\u3400-\u9fff々]) | (?=[\u3040-\u30ff\u3400-\u9fff々])/g, '')
    .replace(/[ァ-ヺー]+/g, (run) =>
      foldKatakana(Array.from(run, (letter) => ({ letter, at: 0 })))
        .map(({ letter }) => letter)
        .join(''),
    )
    .replace(/(?<=[\u3400-\u9fff々])[いきぎしじちぢひびみりえけげせぜねべめれ](?=[\u3400-\u9fff々])/g, '')
    .replace(/[ぁぃぅぇぉっゃゅょゎ]/g, toLarge);
}

/**
 * Folds a query, which may end where a word does not: the kana at the end of a verb is left out after two kanji, and the
 * long vowel at the end of hiragana as well. '取消し' → '取消', 'さーばー' → 'さーば'
 */
export function foldQuery(query: string): string {
  return foldText(query)
    .replace(/(?<=[\u3400-\u9fff々]{2})[いきぎしじちびみりえけげせべめれ]$/, '')
    .replace(/(?<=[ぁ-んー]{2})ー$/, '');
}

type Letter = { letter: string; at: number };

/** Letters in the compared form with their places: NFKC letter by letter, marks kept with what they stand on. */
function toLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  // A half-width letter and its voicing mark are one letter: ﾊﾞ → バ.
  for (const { 0: cluster, index } of text.matchAll(/[\uff66-\uff9d][\uff9e\uff9f]|[\s\S]/gu)) {
    for (const letter of cluster.normalize('NFKC').toLowerCase()) letters.push({ letter, at: index });
  }
  return letters;
}

/** Exchanges the spellings of whole words. */
function spell(letters: Letter[]): Letter[] {
  const text = letters.map(({ letter }) => letter).join('');
  if (!SPELLINGS.some(([from]) => text.includes(from))) return letters;
  const result: Letter[] = [];
  for (let at = 0; at < letters.length;) {
    const found = SPELLINGS.find(([from]) =>
      Array.from(from).every((letter, index) => letters[at + index]?.letter === letter),
    );
    const place = letters[at]?.at ?? 0;
    if (found) {
      for (const letter of found[1]) result.push({ letter, at: place });
      at += Array.from(found[0]).length;
    } else {
      result.push({ letter: letters[at]?.letter ?? '', at: place });
      at += 1;
    }
  }
  return result;
}

function foldLetters(letters: Letter[]): Letter[] {
  const is = (pattern: RegExp, index: number): boolean => pattern.test(letters[index]?.letter ?? '');
  const result: Letter[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const { letter = '', at = 0 } = letters[index] ?? {};
    if (/\s/.test(letter)) {
      const beside = is(CJK, index - 1) || is(CJK, index + 1);
      if (!beside && result.at(-1)?.letter !== ' ' && result.length > 0) result.push({ letter: ' ', at });
    } else if (is(KATAKANA, index)) {
      let end = index;
      while (is(KATAKANA, end)) end += 1;
      result.push(...foldKatakana(letters.slice(index, end)));
      index = end - 1;
    } else if (STEM.includes(letter) && is(KANJI, index - 1) && is(KANJI, index + 1)) {
      // Left out.
    } else {
      result.push({ letter: toLarge(letter), at });
    }
  }
  while (result.at(-1)?.letter === ' ') result.pop();
  return result;
}

/** A run of katakana in its plainest spelling, in hiragana: ヴァイオリン → ばいおりん, サーバー → さーば */
function foldKatakana(run: Letter[]): Letter[] {
  const isWord = run.length >= SHORTEST_WORD;
  const result: Letter[] = [];
  for (let index = 0; index < run.length; index += 1) {
    const { letter = '', at = 0 } = run[index] ?? {};
    const next = run[index + 1]?.letter ?? '';
    const isLast = index === run.length - 1;
    if (isWord && letter === 'ヴ') {
      result.push({ letter: toHiragana(VU[next] ?? 'ブ'), at });
      if (VU[next]) index += 1;
    } else if (isWord && letter === 'イ' && E_ROW.includes(run[index - 1]?.letter ?? '-')) {
      if (!isLast) result.push({ letter: 'ー', at });
    } else if (!(isWord && letter === 'ー' && isLast)) {
      result.push({ letter: toHiragana(toLarge(letter)), at });
    }
  }
  return result;
}

function toLarge(letter: string): string {
  const place = SMALL.indexOf(letter);
  return place < 0 ? letter : (LARGE[place] ?? letter);
}

/** 'ヤ' → 'や'; the long vowel mark stays. */
function toHiragana(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : letter;
}
