import type { Box } from '../drawing/box';
import { MM_TO_POINTS } from '../drawing/canvas';
import type { Color, Item, Page, Point, SlantedWord } from '../drawing/drawing';
import type { DocumentFonts } from './fonts';
import type { DocumentImages } from './images';
import type { Orientation } from './read-orientation';

/** Name of the graphics state in which a mark is written, see `document.ts`. */
export const FAINT = 'Faint';

/** Writes a page as operators of PDF, in points from the bottom left. */
export function writePage({ height, items }: Page, fonts: DocumentFonts, images: DocumentImages): string {
  const at = ({ x, y }: Point) => `${toNumber(x * MM_TO_POINTS)} ${toNumber((height - y) * MM_TO_POINTS)}`;
  const toRectangle = (box: Box) =>
    `${at({ x: box.x, y: box.y + box.height })} ${toNumber(box.width * MM_TO_POINTS)} ${toNumber(box.height * MM_TO_POINTS)} re`;
  const show = (text: string, isBold: boolean, size: number) =>
    fonts
      .encode(text, isBold)
      .map(({ font, codes }) => `/${font} ${toNumber(size)} Tf ${codes} Tj`)
      .join(' ');

  return items.map(writeItem).filter(Boolean).join('\n');

  function writeItem(item: Item): string {
    switch (item.kind) {
      case 'text': {
        const shown = show(item.text, item.bold, item.size);
        return `BT ${toColor(item.color)} rg ${toNumber(item.spacing)} Tc ${at(item)} Td ${shown} ET`;
      }
      case 'boxes':
        return `${toColor(item.color)} rg ${item.boxes.map(toRectangle).join(' ')} f`;
      case 'outline':
        return `${toColor(item.color)} RG ${toNumber(item.width * MM_TO_POINTS)} w ${toRectangle(item.box)} S`;
      case 'line': {
        const pattern = item.dash.map((length) => toNumber(length * MM_TO_POINTS)).join(' ');
        const line = `${toNumber(item.width * MM_TO_POINTS)} w ${at(item.from)} m ${at(item.to)} l S`;
        return `q ${toColor(item.color)} RG [${pattern}] 0 d ${line} Q`;
      }
      case 'image': {
        const image = images.get(item.content);
        if (!image) return '';
        const { box } = item;
        return `q ${placeImage(image, box, height)} cm /${image.name} Do Q`;
      }
      case 'mark': {
        const clip = [item.box, ...item.without].map(toRectangle).join(' ');
        const [{ color } = { color: [0, 0, 0] as Color }] = item.words;
        const words = item.words.map(writeWord).join(' ');
        return `q ${clip} W* n /${FAINT} gs ${toColor(color)} rg ${toColor(color)} RG ${words} Q`;
      }
    }
  }

  /** A word in a space of which one unit is an em. */
  function writeWord(word: SlantedWord): string {
    const matrix = `${toMatrix(word)} ${at(word)} cm`;
    if (!('strokes' in word)) return `q ${matrix} BT 0 Tc ${show(word.text, true, 1)} ET Q`;
    const codes = Array.from(word.text, (character) => character.charCodeAt(0).toString(16).padStart(4, '0'));
    const strokes = `q ${matrix} 0.001 0 0 0.001 0 0 cm ${word.weight} w ${toPath(word.strokes)} S Q`;
    return `/Span <</ActualText <FEFF${codes.join('')}>>> BDC ${strokes} EMC`;
  }
}

/** For each orientation, where the unit square of the stored image goes in that of the upright one: a b c d e f. */
const TURNS: Record<Orientation, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/** The matrix that draws an image upright, as large as it fits into a box and at its lower left. */
function placeImage(
  { width, height, orientation }: { width: number; height: number; orientation: Orientation },
  box: Box,
  pageHeight: number,
): string {
  const [a, b, c, d, e, f] = TURNS[orientation];
  const isTurned = a === 0;
  const [across, up] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(box.width / across, box.height / up) * MM_TO_POINTS;
  const [x, y] = [box.x * MM_TO_POINTS, (pageHeight - box.y - box.height) * MM_TO_POINTS];
  const [drawnWidth, drawnHeight] = [across * scale, up * scale];
  const matrix = [
    a * drawnWidth,
    b * drawnHeight,
    c * drawnWidth,
    d * drawnHeight,
    x + e * drawnWidth,
    y + f * drawnHeight,
  ];
  return matrix.map(toNumber).join(' ');
}

function toMatrix({ angle, size }: SlantedWord): string {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return [cos, sin, -sin, cos].map(toNumber).join(' ');
}

/** A path as SVG writes it, `M1 2 L3 4`, as PDF does: `1 2 m 3 4 l`. */
function toPath(path: string): string {
  return path.replace(
    /([MLC])([^MLC]*[^MLC ])/g,
    (_, command: string, numbers: string) => `${numbers} ${command.toLowerCase()}`,
  );
}

/** A number as PDF writes it, to a thousandth of a point. */
function toNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function toColor(color: Color): string {
  return color.map(toNumber).join(' ');
}
