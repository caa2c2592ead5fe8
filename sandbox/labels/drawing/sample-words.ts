/** A word of the sample mark: letters of the document's font, or strokes where that may have no Japanese. */
export type MarkWord = { text: string } | { strokes: string; width: number; actualText: string };

/** Width of strokes, in thousandths of an em. */
export const STROKE = 108;

/** 見本 as strokes in thousandths of an em, as PDF writes paths: 目 above two legs, 木 with a bar across its trunk. */
const KANJI_STROKES =
  '225 842 m 225 290 l 775 842 m 775 290 l 225 790 m 775 790 l 225 643 m 775 643 l 225 496 m 775 496 l 225 345 m 775 345 l ' +
  '385 300 m 370 120 290 10 75 -52 c 600 300 m 600 70 l 600 0 620 -22 690 -22 c 800 -22 l 880 -22 905 10 915 120 c ' +
  '1060 655 m 1940 655 l 1500 850 m 1500 -105 l 1475 640 m 1390 440 1250 270 1065 150 c ' +
  '1525 640 m 1610 440 1750 270 1935 150 c 1290 150 m 1710 150 l';

/** What stands across every page, in both languages, so that nobody takes it for a real one. */
export const SAMPLE_WORDS: MarkWord[] = [{ strokes: KANJI_STROKES, width: 2, actualText: '見本' }, { text: 'SAMPLE' }];
