/** A letter of a compared form, with its place in the source. */
export type Letter = { letter: string; at: number };

const VU: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' };
const SMALL = 'ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ';
const LARGE = 'アイウエオツヤユヨワあいうえおつやゆよわ';
/** Katakana of the e row: before イ they are spelled with a long vowel as well, メイル and メール. */
const E_ROW = 'エケセテネヘメレゲゼデベペ';
/** A word in katakana is long enough to have variants from this many letters on. */
const SHORTEST_WORD = 3;

/** A run of katakana in its plainest spelling, in hiragana: ヴァイオリン → ばいおりん, サーバー → さーば */
export function foldKatakana(run: Letter[]): Letter[] {
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

export function toLarge(letter: string): string {
  const place = SMALL.indexOf(letter);
  return place < 0 ? letter : (LARGE[place] ?? letter);
}

/** 'ヤマト' → 'やまと', letter for letter; the long vowel mark stays. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
