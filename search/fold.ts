import { readPairs } from './read-pairs';

/**
 * A string in which spelling variants have one form. Sections and queries are folded alike, so that 取消し finds 取り消し,
 * サーバ finds サーバー, やまと finds ヤマト and ウエブ finds ウェブ; 'auth-error' finds AUTH_ERROR, '70kg' finds 70 kg, 30万 finds
 * 300,000. Each letter keeps its place in the source, so that a match can be marked there.
 */
export type Folded = {
  text: string;
  /** For each letter of `text`, and one past its end, the place in the source, in UTF-16 units. */
  source: number[];
};

/** Spellings of one word, the right one chosen. */
const SPELLINGS = readPairs(
  '三辺:3辺 予め:あらかじめ 直ちに:ただちに 下さい:ください 出来:でき 全て:すべて 総て:すべて 及び:および 又は:または 但し:ただし 更に:さらに 既に:すでに 無い:ない 届先:届け先 合わせ:合せ ヶ月:か月 ヵ月:か月 ケ月:か月 カ月:か月 キログラム:kg センチメートル:cm センチ:cm',
);

const VU = readPairs('ヴァ:バ ヴィ:ビ ヴェ:ベ ヴォ:ボ');
const SMALL = 'ぁぃぅぇぉっゃゅょゎ';
const LARGE = 'あいうえおつやゆよわ';

/** The replacements, in this order. A word in katakana has variants from three letters on. */
const RULES: [pattern: RegExp, rewrite: (found: string) => string][] = [
  [/[^\S\n]+/g, () => ' '],
  [/(?<=\d),(?=\d{3}(?!\d))/g, () => ''],
  [/(?<![\d.])\d+(?:\.\d+)?[万千](?!\d)/g, toDigits],
  // Signs between the words of a name become a space; between a number and its unit, and in `e-mail`, they are removed.
  [/(?<=\d)[ _\-.](?=[a-z])|(?<=(?<![a-z0-9])e)-(?=[a-z])/g, () => ''],
  [/(?<=[a-z0-9])[_\-.](?=[a-z0-9])/g, () => ' '],
  [new RegExp(Object.keys(SPELLINGS).join('|'), 'g'), (found) => SPELLINGS[found] ?? found],
  [/(?<=[\u3040-\u30ff\u3400-\u9fff々]) | (?=[\u3040-\u30ff\u3400-\u9fff々])|^ | $/gm, () => ''],
  [
    /ヴ[ァィェォ]?(?=[ァ-ヺー]{2})|(?<=[ァ-ヺー]{2})ヴ[ァィェォ]?|(?<=[ァ-ヺー])ヴ[ァィェォ]?(?=[ァ-ヺー])/g,
    (found) => VU[found] ?? 'ブ',
  ],
  [/(?<=[エケセテネヘメレゲゼデベペ])イ(?=[ァ-ヺー])/g, () => 'ー'],
  [/(?<=[ァ-ヺー][エケセテネヘメレゲゼデベペ])イ(?![ァ-ヺー])|(?<=[ァ-ヺー]{2})ー(?![ァ-ヺー])/g, () => ''],
  // The end of a verb's stem between two kanji: 取り消し and 取消し.
  [/(?<=[\u3400-\u9fff々])[いきぎしじちぢひびみりえけげせぜねべめれ](?=[\u3400-\u9fff々])/g, () => ''],
  [/[ァ-ヶ]+/g, toHiragana],
  [/[ぁぃぅぇぉっゃゅょゎ]/g, (found) => LARGE[SMALL.indexOf(found)] ?? found],
];

/** Separates the sections. A folded query has no line breaks, so no match spans two sections. */
export const BORDER = '\n';

/** Folds many strings without line breaks at once; the same results as `fold`. */
export function foldTexts(texts: string[]): string[] {
  const all = texts.join(BORDER).normalize('NFKC').toLowerCase();
  return RULES.reduce((text, [pattern, toOther]) => text.replace(pattern, toOther), all).split(BORDER);
}

/** Folds a text and remembers places. See `Folded`. */
export function fold(text: string): Folded {
  return RULES.reduce(rewrite, normalise(text));
}

/**
 * Folds a query, without quotation marks around it. An unfinished end is removed: the consonant of a syllable that is being
 * typed, the kana at the end of a verb after two kanji, and the long vowel at the end of hiragana. '取消し' → '取消',
 * 'さーばー' → 'さーば', 'おくりj' → 'おくり'
 */
export function foldQuery(query: string): string {
  return foldWords([query.replace(/^["'「『]+|(?<!["'」』])["'」』]+$/g, '')])[0] ?? '';
}

/** Folds words as `foldQuery` does. */
export function foldWords(words: string[]): string[] {
  return foldTexts(words).map((word) =>
    word
      .replace(/(?<=[ぁ-ん])[bcdfghjkmnprstwyz]{1,2}$/, '')
      .replace(/(?<=[\u3400-\u9fff々]{2})[いきぎしじちびみりえけげせべめれ]$/, '')
      .replace(/(?<=[ぁ-んー]{2})ー$/, ''),
  );
}

/** 'ヤマト' → 'やまと', letter for letter; the long vowel mark stays. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}

/** 'さーばー' → 'サーバー' */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

/** '30万' → '300000', '1.5千' → '1500' */
function toDigits(found: string): string {
  return String(Math.round(Number(found.slice(0, -1)) * (found.endsWith('万') ? 10_000 : 1000)));
}

/** Lower case and compatibility forms (NFKC) letter by letter, marks kept with what they are on. */
function normalise(text: string): Folded {
  let result = '';
  const source: number[] = [];
  // A half-width letter and its voicing mark are one letter: ﾊﾞ → バ.
  for (const { 0: cluster, index } of text.matchAll(/[\uff66-\uff9d][\uff9e\uff9f]|[\s\S]/gu)) {
    const letters = cluster.normalize('NFKC').toLowerCase();
    result += letters;
    for (let count = letters.length; count > 0; count -= 1) source.push(index);
  }
  return { text: result, source: [...source, text.length] };
}

function rewrite(folded: Folded, [pattern, toOther]: (typeof RULES)[number]): Folded {
  const source: number[] = [];
  let copied = 0;
  const text = folded.text.replace(pattern, (found: string, at: number) => {
    const other = toOther(found);
    for (; copied < at; copied += 1) source.push(folded.source[copied] ?? 0);
    // Letter for letter where it can be; otherwise all of it came from the beginning of what was found.
    for (let index = 0; index < other.length; index += 1)
      source.push(folded.source[other.length === found.length ? at + index : at] ?? 0);
    copied = at + found.length;
    return other;
  });
  if (text === folded.text) return folded;
  for (; copied < folded.source.length; copied += 1) source.push(folded.source[copied] ?? 0);
  return { text, source };
}
