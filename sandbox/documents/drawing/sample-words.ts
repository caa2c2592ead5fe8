/** A word of the sample mark: letters of the document's font, or strokes where that may have no Japanese. */
export type MarkWord = { text: string } | { text: string; strokes: string; width: number };

/** Width of strokes, in thousandths of an em. */
export const STROKE = 108;

/**
 * 見本 as strokes in thousandths of an em from the baseline up, as SVG writes paths: 目 above two legs, 木 with a bar across
 * its trunk.
 */
const KANJI_STROKES =
  'M225 842 L225 290 M775 842 L775 290 M225 790 L775 790 M225 643 L775 643 M225 496 L775 496 M225 345 L775 345 ' +
  'M385 300 C370 120 290 10 75 -52 M600 300 L600 70 C600 0 620 -22 690 -22 L800 -22 C880 -22 905 10 915 120 ' +
  'M1060 655 L1940 655 M1500 850 L1500 -105 M1475 640 C1390 440 1250 270 1065 150 ' +
  'M1525 640 C1610 440 1750 270 1935 150 M1290 150 L1710 150';

/** Printed across every page in both languages, so that nobody mistakes it for a real label. */
export const SAMPLE_WORDS: MarkWord[] = [{ text: '見本', strokes: KANJI_STROKES, width: 2 }, { text: 'SAMPLE' }];
