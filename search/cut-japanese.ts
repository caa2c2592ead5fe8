import type { Form, Lexicon } from './lexicon';

/** A folded word of a Japanese query, and the words that it means if it is written in kana. */
export type Piece = { text: string; forms: Form[] };
/** A way to cut a beginning of the run. A weak piece is a single kanji: a word by itself, but not at the end of another. */
type Cut = {
  pieces: (Piece & { start: number; isWeak: boolean })[];
  worth: number;
  isKnown: boolean;
  /** Kana that are neither a word nor join words. */
  unknown: number;
};

/** Kana that join words or end a verb. A section does not have to contain them. */
export const JOINTS = new Set(
  'の を に は が で と も や へ か な から まで より には での への との では とは からの について したい しない する した して される された できる できない できますか ください です ですか ます ますか ない たい たら れば どの どこ どれ どう なぜ いつ になる になった にする にした のに ある あります つある'.split(
    ' ',
  ),
);
const KANA = /^[ぁ-んー]+$/;
/** No word is longer; a long text that was pasted is cut in time. */
const WORD_LENGTH_MAX = 16;
/** The fewest letters of a word without kanji, of a reading, and of one that is still being typed. */
const KANA_MIN = 3;
const KANJI_MIN = 2;
const READING_MIN = 3;
const BEGINNING_MIN = 2;
/** The share of a run of kana that may be neither a word nor a particle between words. */
const UNKNOWN_LENGTH_MAX = 0.25;

/**
 * Cuts a folded run of kanji and kana into the words that the lexicon has, by spelling or by reading; those cover it best
 * that are long and leave nothing between them. '送状を取消したい' → 送状, 取消; 'おくりじようのさくせい' → 送状, 作成.
 * Kanji between known words are a word as well. A run without any known word is one word.
 */
export function cutJapanese(lexicon: Lexicon, run: string): Piece[] {
  // For each length of a beginning the best way to cut it.
  const best: Cut[] = [{ pieces: [], worth: 0, isKnown: false, unknown: 0 }];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - WORD_LENGTH_MAX); start < end; start += 1) {
      const before = best[start];
      const text = run.slice(start, end);
      const read = before && readPart(lexicon, text, end === run.length);
      if (!read || before.worth + read.worth <= (best[end]?.worth ?? -Infinity)) continue;
      const piece = read.forms && { text, start, forms: read.forms, isWeak: end - start === 1 };
      best[end] = {
        pieces: piece ? [...before.pieces, piece] : before.pieces,
        worth: before.worth + read.worth,
        isKnown: before.isKnown || read.worth > 1,
        unknown: before.unknown + (read.worth < 0 && !read.forms ? 1 : 0),
      };
    }
  }
  const { pieces = [], isKnown = false, unknown = 0 } = best[run.length] ?? {};
  // Kana that only happen to contain a known word are another word.
  if (KANA.test(run) && unknown > run.length * UNKNOWN_LENGTH_MAX) return [{ text: run, forms: [] }];
  const words = pieces.filter(
    (piece, index) => !piece.isWeak || !touches(piece, [pieces[index - 1], pieces[index + 1]]),
  );
  return words.length > 0 && (isKnown || words.length < run.length) ? words : [{ text: run, forms: [] }];
}

type Placed = Cut['pieces'][number];

function touches({ text, start }: Placed, others: (Placed | undefined)[]): boolean {
  return others.some((one) => one && (one.start + one.text.length === start || one.start === start + text.length));
}

/** How good a part of a run is as one word, with its forms if the lexicon has it; undefined if it can be no word. */
function readPart(lexicon: Lexicon, text: string, isLast: boolean): { worth: number; forms?: Form[] } | undefined {
  const { length } = text;
  const isKana = KANA.test(text);
  if (length >= (isKana ? KANA_MIN : KANJI_MIN) && lexicon.isWord(text)) return { worth: length ** 2, forms: [] };
  if (JOINTS.has(text)) return { worth: 1 };
  if (isKana && length >= (isLast ? BEGINNING_MIN : READING_MIN)) {
    const forms = lexicon.findRead(text, isLast);
    if (forms.length > 0) return { worth: length ** 2 / 2 + 0.5, forms };
  }
  if (isKana) return length === 1 ? { worth: -1 } : undefined;
  return /^[\u3400-\u9fff々]+$/.test(text) ? { worth: -length, forms: [] } : undefined;
}
