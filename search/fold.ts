import { foldKatakana, toLarge, type Letter } from './fold-katakana';
import { toLiteral } from './literal';

/**
 * Spelling variants brought to one form, applied to texts and queries alike, so that 取消し finds 取り消し, サーバ finds
 * サーバー, やまと finds ヤマト and ウエブ finds ウェブ; and 'auth-error' finds AUTH_ERROR, '70kg' finds 70 kg.
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
  ['合わせ', '合せ'],
  ['ヶ月', 'か月'],
  ['ヵ月', 'か月'],
  ['ケ月', 'か月'],
  ['カ月', 'か月'],
];

/** Kana that a verb's stem ends in, and that is left out between two kanji: 取り消し and 取消し. */
const STEM = 'いきぎしじちぢひびみりえけげせぜねべめれ';

/** What stands between the words of a name: delivery_time, time-slot, setup.date. */
const SEPARATOR = /[ _\-.]/;
const KATAKANA = /[ァ-ヺー]/;
const KANJI = /[\u3400-\u9fff々]/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff々]/;
/** Folds a text and remembers places. See `Folded`. For short texts: it is an order of magnitude slower than `foldText`. */
export function fold(text: string): Folded {
  const letters = foldLetters(spell(toLetters(text)));
  return { text: letters.map(({ letter }) => letter).join(''), source: [...letters.map(({ at }) => at), text.length] };
}

const ANY_SPELLING = new RegExp(SPELLINGS.map(([from]) => from).join('|'), 'g');
const SPELLING_OF = new Map(SPELLINGS);

/** The text of `fold`, without places. */
export function foldText(text: string): string {
  const latin = toLiteral(text).replace(/(?<=[a-z0-9])[ _\-.](?=[a-z0-9])/g, (sign, at: number, whole: string) =>
    isGlued(whole.slice(Math.max(at - 2, 0), at), sign, whole[at + 1]) ? '' : ' ',
  );
  if (!CJK.test(latin)) return latin;
  return latin
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
 * Folds a query. Quotation marks around it say nothing. It may end where a word does not: the kana at the end of a verb is left out after two kanji, and the
 * long vowel at the end of hiragana as well. '取消し' → '取消', 'さーばー' → 'さーば'
 */
export function foldQuery(query: string): string {
  return foldText(query.replace(/^["'「『]+|["'」』]+$/g, ''))
    .replace(/(?<=[\u3400-\u9fff々]{2})[いきぎしじちびみりえけげせべめれ]$/, '')
    .replace(/(?<=[ぁ-んー]{2})ー$/, '');
}

/** Whether what stands between two letters says nothing: '70 kg' and '70kg', 'e-mail' and 'email'. */
function isGlued(before: string, sign: string, after = ''): boolean {
  return /[a-z]/.test(after) && (/[0-9]$/.test(before) || (sign === '-' && /(?:^|[^a-z0-9])e$/.test(before)));
}

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
    if (SEPARATOR.test(letter) && is(/[a-z0-9]/, index - 1) && is(/[a-z0-9]/, index + 1)) {
      const before = `${letters[index - 2]?.letter ?? ''}${letters[index - 1]?.letter ?? ''}`;
      if (!isGlued(before, letter, letters[index + 1]?.letter)) result.push({ letter: ' ', at });
    } else if (/\s/.test(letter)) {
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
