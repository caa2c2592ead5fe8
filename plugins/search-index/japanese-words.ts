import { getTokenizer, type KuromojiToken, type Tokenizer } from 'kuromojin';
import type { WordGroup } from '../../search';

const KANJI = /[\u3400-\u9fff]/;
/** Words below this cost in the dictionary are common. Input methods offer them for words that sound alike. */
const COMMON = 4500;

/**
 * Returns the words in kanji of Japanese strings, with their readings and with common homophones that are easily taken for
 * them: 作製 for 作成. Sorted, each once.
 *
 * Source: IPADIC 2.7.0, through kuromoji.
 */
export async function readJapaneseWords(texts: string[]): Promise<WordGroup[]> {
  const tokenizer = await getTokenizer();
  const readings = new Map<string, string>();
  for (const token of texts.flatMap((text) => tokenizer.tokenize(text))) {
    if (isWord(token)) readings.set(token.surface_form, token.reading);
  }
  const alike = listHomophones(tokenizer, readings);
  return [...readings].sort().map(([ja, reading]) => {
    const also = [...(alike.get(reading) ?? [])].filter((other) => sharesKanji(ja, other)).sort();
    return { ja, en: [], reading: toHiragana(reading), ...(also.length > 0 ? { also } : {}) };
  });
}

/** Words of a single kanji are omitted: their readings are part of too many others. */
function isWord({ surface_form: surface, reading, pos, pos_detail_1: detail }: KuromojiToken): boolean {
  return Boolean(reading) && surface.length > 1 && isContent(surface, pos, detail);
}

function isContent(surface: string, pos = '', detail = ''): boolean {
  return KANJI.test(surface) && /^(名詞|動詞)$/.test(pos) && detail !== '固有名詞';
}

/** The part of kuromoji's tokenizer that its types omit: all words of its dictionary. */
type Dictionary = {
  target_map: Record<string, number[]>;
  getFeatures: (word: number) => string;
  dictionary: { getShort: (at: number) => number };
};

/** For each reading of some words the other words that have it. */
function listHomophones(tokenizer: Tokenizer, readings: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const alike = new Map([...readings.values()].map((reading) => [reading, new Set<string>()]));
  const { token_info_dictionary: words } = tokenizer as Tokenizer & { token_info_dictionary: Dictionary };
  for (const word of Object.values(words.target_map).flat()) {
    // An entry has the IDs of its left and right context, then its cost, two bytes each.
    if (words.dictionary.getShort(word + 4) >= COMMON) continue;
    const [surface = '', pos, detail, , , , , , reading = ''] = words.getFeatures(word).split(',');
    if (KANJI.test(surface[0] ?? '') && !readings.has(surface) && isContent(surface, pos, detail))
      alike.get(reading)?.add(surface);
  }
  return alike;
}

/** Another word with none of the kanji is noticed by who has typed it. */
function sharesKanji(word: string, other: string): boolean {
  return Array.from(word).some((letter) => KANJI.test(letter) && other.includes(letter));
}

/** 'ハッソウ' → 'はっそう' */
function toHiragana(katakana: string): string {
  return katakana.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
