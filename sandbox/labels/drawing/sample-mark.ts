import { inset, type Box } from './box';
import { MM_TO_POINTS, toNumber, type Color, type DrawnCanvas } from './canvas';
import { SAMPLE_WORDS, STROKE, type MarkWord } from './sample-words';

const RED: Color = [0.86, 0.1, 0.1];
const BLACK: Color = [0, 0, 0];
/** The steepest that words can still be read at a glance. */
const STEEPEST = (38 * Math.PI) / 180;
/** In em: the height of capitals, the distance of lines, the gap between words. */
const CAPITALS = 0.73;
const LEADING = 1.15;
const GAP = 0.25;

/**
 * Writes the sample mark slantwise over a box: over everything, but so faint that it can be read, and not over what is to
 * be kept clear. The words stand in one line where the box is wide, each in its own where it is high. On thermal paper,
 * which knows no colour, it is grey.
 */
export function drawSampleMark(canvas: DrawnCanvas, box: Box, isThermal: boolean): void {
  const lines = box.height > 0.85 * box.width ? SAMPLE_WORDS.map((word) => [word]) : [SAMPLE_WORDS];
  const measure = (word: MarkWord) => ('text' in word ? canvas.typeface.measure(word.text, true) : word.width);
  const widths = lines.map((words) => words.reduce((sum, word) => sum + GAP + measure(word), -GAP));
  const angle = Math.min(Math.atan2(box.height, box.width), STEEPEST);
  const size = fitSize(inset(box, 2), angle, Math.max(...widths), CAPITALS + LEADING * (lines.length - 1));
  const operators = lines.flatMap((words, index) => {
    let along = -(widths[index] ?? 0) / 2;
    const across = LEADING * ((lines.length - 1) / 2 - index) - CAPITALS / 2;
    return words.map((word) => {
      const matrix = toMatrix(canvas.page, box, { angle, size, along, across });
      along += measure(word) + GAP;
      return writeWord(canvas, word, matrix);
    });
  });
  const color = (isThermal ? BLACK : RED).map(toNumber).join(' ');
  canvas.write(`q ${toClip(canvas, box)} /Faint gs ${color} rg ${color} RG ${operators.join(' ')} Q`);
}

/** A word in a space of which one unit is an em. */
function writeWord({ typeface }: DrawnCanvas, word: MarkWord, matrix: string): string {
  if ('text' in word) {
    const runs = typeface.encode(word.text, true).map(({ font, codes }) => `/${font} 1 Tf ${codes} Tj`);
    return `q ${matrix} cm BT 0 Tc ${runs.join(' ')} ET Q`;
  }
  const codes = Array.from(word.actualText, (character) => character.charCodeAt(0).toString(16).padStart(4, '0'));
  const strokes = `q ${matrix} cm 0.001 0 0 0.001 0 0 cm ${STROKE} w ${word.strokes} S Q`;
  return `/Span <</ActualText <FEFF${codes.join('')}>>> BDC ${strokes} EMC`;
}

/** The size, in points, at which lines of a width and height in em fit into a box, turned by an angle. */
function fitSize({ width, height }: Box, angle: number, widthInEm: number, heightInEm: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const byWidth = width / (widthInEm * cos + heightInEm * sin);
  const byHeight = height / (widthInEm * sin + heightInEm * cos);
  return Math.min(byWidth, byHeight) * MM_TO_POINTS;
}

/** From ems to the page: so many along the slant and across it from the middle of the box. */
function toMatrix(
  page: Box,
  box: Box,
  { angle, size, along, across }: { angle: number; size: number; along: number; across: number },
): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const x = (box.x + box.width / 2) * MM_TO_POINTS + cos * along - sin * across;
  const y = (page.height - box.y - box.height / 2) * MM_TO_POINTS + sin * along + cos * across;
  return [cos, sin, -sin, cos, x, y].map(toNumber).join(' ');
}

/** A path that holds the box without what is kept clear. */
function toClip(canvas: DrawnCanvas, box: Box): string {
  const toPath = ({ x, y, width, height }: Box) =>
    [x, canvas.page.height - y - height, width, height].map((value) => toNumber(value * MM_TO_POINTS)).join(' ');
  return `${[box, ...canvas.listClearBoxes()].map((each) => `${toPath(each)} re`).join(' ')} W* n`;
}
