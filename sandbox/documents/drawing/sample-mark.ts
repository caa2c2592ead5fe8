import { inset, type Box } from './box';
import { MM_TO_POINTS, type Canvas } from './canvas';
import { BLACK, type Color, type Point, type SlantedWord } from './drawing';
import { SAMPLE_WORDS, STROKE, type MarkWord } from './sample-words';

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
