import { inset, type Box } from './box';
import { MM_TO_POINTS, toNumber, type Color, type DrawnCanvas } from './canvas';

const RED: Color = [0.86, 0.1, 0.1];
/** The steepest that words can still be read at a glance. */
const STEEPEST = (38 * Math.PI) / 180;
/** Height of capitals, in em. */
const CAPITALS = 0.73;
/** Distance of lines, in em. */
const LEADING = 1.1;

/**
 * Writes words slantwise over a box: over everything but what is to be kept clear. They stand in one line where the box
 * is wide, each in its own where it is high. A thermal printer knows black only: there the letters are outlines.
 */
export function drawSampleMark(canvas: DrawnCanvas, words: string[], box: Box, isThermal: boolean): void {
  const { typeface } = canvas;
  const lines = box.height > 0.85 * box.width ? words : [words.join(' ')];
  const angle = Math.min(Math.atan2(box.height, box.width), STEEPEST);
  const widths = lines.map((line) => typeface.measure(line, true));
  const size = fitSize(inset(box, 2), angle, Math.max(...widths), CAPITALS + LEADING * (lines.length - 1));
  const shows = lines.map((line, index) => {
    const along = (-(widths[index] ?? 0) / 2) * size;
    const across = (LEADING * ((lines.length - 1) / 2 - index) - CAPITALS / 2) * size;
    const matrix = toMatrix(canvas.page, box, angle, { along, across });
    const runs = typeface.encode(line, true).map(({ font, codes }) => `/${font} ${toNumber(size)} Tf ${codes} Tj`);
    return `${matrix} Tm ${runs.join(' ')}`;
  });
  const paint = isThermal ? '0.45 G 1 Tr 0.6 w' : `/Faint gs ${RED.map(toNumber).join(' ')} rg`;
  canvas.write(`q ${toClip(canvas, box)} ${paint} BT 0 Tc ${shows.join(' ')} ET Q`);
}

/** The size, in points, at which lines of a width and height in em fit into a box, turned by an angle. */
function fitSize({ width, height }: Box, angle: number, widthInEm: number, heightInEm: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const byWidth = width / (widthInEm * cos + heightInEm * sin);
  const byHeight = height / (widthInEm * sin + heightInEm * cos);
  return Math.min(byWidth, byHeight) * MM_TO_POINTS;
}

/** Where letters begin: so far along the slant and across it from the middle of the box, in points. */
function toMatrix(page: Box, box: Box, angle: number, { along, across }: { along: number; across: number }): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = (box.x + box.width / 2) * MM_TO_POINTS + cos * along - sin * across;
  const y = (page.height - box.y - box.height / 2) * MM_TO_POINTS + sin * along + cos * across;
  return [...[cos, sin, -sin, cos].map(toFourDecimals), toNumber(x), toNumber(y)].join(' ');
}

function toFourDecimals(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** A path that holds the box without what is kept clear. */
function toClip(canvas: DrawnCanvas, box: Box): string {
  const toPath = ({ x, y, width, height }: Box) =>
    [x, canvas.page.height - y - height, width, height].map((value) => toNumber(value * MM_TO_POINTS)).join(' ');
  return `${[box, ...canvas.listClearBoxes()].map((each) => `${toPath(each)} re`).join(' ')} W* n`;
}
