import { inset, type Box } from './box';
import { MM_TO_POINTS, type Canvas } from './canvas';
import { BLACK, type Color, type Point, type SlantedWord } from './drawing';

/** A word of the sample mark: letters of the document's font, or strokes where that may have no Japanese. */
type MarkWord = { text: string } | { text: string; strokes: string; width: number };

/** Width of strokes, in thousandths of an em. */
const STROKE = 108;

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
const SAMPLE_WORDS: MarkWord[] = [{ text: '見本', strokes: KANJI_STROKES, width: 2 }, { text: 'SAMPLE' }];

const RED: Color = [0.86, 0.1, 0.1];
/** The steepest that words can still be read at a glance. */
const STEEPEST = (38 * Math.PI) / 180;
/** In em: the height of uppercase letters, the distance of lines, the gap between words. */
const CAPITALS = 0.73;
const LEADING = 1.15;
const GAP = 0.25;

/**
 * Writes the sample mark slantwise over a box: over everything, but so faint that it can be read, and not over what is to
 * be kept clear. The words are in one line where the box is wide, each in its own where it is high. On thermal paper,
 * which knows no color, it is gray.
 */
export function drawSampleMark(canvas: Canvas, box: Box, isThermal: boolean): void {
  const lines = box.height > 0.85 * box.width ? SAMPLE_WORDS.map((word) => [word]) : [SAMPLE_WORDS];
  const measure = (word: MarkWord) => ('width' in word ? word.width : canvas.metrics.measure(word.text, true));
  const widths = lines.map((words) => words.reduce((sum, word) => sum + GAP + measure(word), -GAP));
  const angle = Math.min(Math.atan2(box.height, box.width), STEEPEST);
  const size = fitSize(inset(box, 2), angle, Math.max(...widths), CAPITALS + LEADING * (lines.length - 1));
  const color = isThermal ? BLACK : RED;
  const words = lines.flatMap((line, index) => {
    let along = -(widths[index] ?? 0) / 2;
    const across = LEADING * ((lines.length - 1) / 2 - index) - CAPITALS / 2;
    return line.map((word): SlantedWord => {
      const slanted = { ...toPlace(box, { angle, size, along, across }), angle, size, color };
      along += measure(word) + GAP;
      return 'strokes' in word
        ? { ...slanted, strokes: word.strokes, weight: STROKE, text: word.text }
        : { ...slanted, text: word.text };
    });
  });
  canvas.draw({ kind: 'mark', box, without: [...canvas.listClearBoxes()], words });
}

/** The size, in points, at which lines of a width and height in em fit into a box, turned by an angle. */
function fitSize({ width, height }: Box, angle: number, widthInEm: number, heightInEm: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const byWidth = width / (widthInEm * cos + heightInEm * sin);
  const byHeight = height / (widthInEm * sin + heightInEm * cos);
  return Math.min(byWidth, byHeight) * MM_TO_POINTS;
}

/** Converts distances from the middle of the box, along the slant and across it in ems, to a point of the page. */
function toPlace(
  box: Box,
  { angle, size, along, across }: { angle: number; size: number; along: number; across: number },
): Point {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return {
    x: box.x + box.width / 2 + (cos * along - sin * across) / MM_TO_POINTS,
    y: box.y + box.height / 2 - (sin * along + cos * across) / MM_TO_POINTS,
  };
}
