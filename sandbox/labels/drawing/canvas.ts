import type { Typeface } from '../fonts/typeface';
import type { Box } from './box';

/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number];
export const BLACK: Color = [0, 0, 0];
export const WHITE: Color = [1, 1, 1];

/** `size` in points, as printers have it; `spacing` between characters in points. */
export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: Color;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
};

export const MM_TO_POINTS = 72 / 25.4;

/** A page to draw on. All places and widths are millimetres from the top left. */
export type Canvas = {
  page: Box;
  typeface: Typeface;
  /** Width of a clean text in millimetres. */
  measureText: (text: string, style: TextStyle) => number;
  /** `y` is the line on which the letters stand. */
  drawText: (text: string, x: number, y: number, style: TextStyle) => void;
  fillBoxes: (boxes: Box[], color?: Color) => void;
  strokeBox: (box: Box, style?: { width?: number; color?: Color }) => void;
  drawLine: (from: Point, to: Point, style?: { width?: number; color?: Color; dash?: number[] }) => void;
  /** Keeps a box free of the sample mark, such as a barcode with its margins. */
  keepClear: (box: Box) => void;
  /** Operators of PDF, in points from the bottom left. */
  write: (operators: string) => void;
};
export type Point = { x: number; y: number };

/** A number as PDF writes it, to a thousandth of a point. */
export function toNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A canvas with what was drawn on it, and the boxes to be kept clear. */
export type DrawnCanvas = Canvas & { listOperators: () => string; listClearBoxes: () => Box[] };

export function createCanvas(page: Box, typeface: Typeface): DrawnCanvas {
  const operators: string[] = [];
  const clear: Box[] = [];
  const write = (line: string) => void operators.push(line);
  const at = ({ x, y }: Point) => `${toNumber(x * MM_TO_POINTS)} ${toNumber((page.height - y) * MM_TO_POINTS)}`;
  const toRectangle = ({ x, y, width, height }: Box) =>
    `${at({ x, y: y + height })} ${toNumber(width * MM_TO_POINTS)} ${toNumber(height * MM_TO_POINTS)} re`;
  const measureText = (text: string, { size, bold = false, spacing = 0 }: TextStyle) =>
    (typeface.measure(text, bold) * size + spacing * text.length) / MM_TO_POINTS;

  return {
    page,
    typeface,
    measureText,
    drawText(text, x, y, style) {
      if (text === '') return;
      const { size, bold = false, color = BLACK, align = 'left', spacing = 0 } = style;
      const shift = align === 'left' ? 0 : measureText(text, style) * (align === 'center' ? 0.5 : 1);
      const shows = typeface
        .encode(text, bold)
        .map(({ font, codes }) => `/${font} ${toNumber(size)} Tf ${codes} Tj`)
        .join(' ');
      write(`BT ${toColor(color)} rg ${toNumber(spacing)} Tc ${at({ x: x - shift, y })} Td ${shows} ET`);
    },
    fillBoxes(boxes, color = BLACK) {
      write(`${toColor(color)} rg ${boxes.map(toRectangle).join(' ')} f`);
    },
    strokeBox(box, { width = 0.2, color = BLACK } = {}) {
      write(`${toColor(color)} RG ${toNumber(width * MM_TO_POINTS)} w ${toRectangle(box)} S`);
    },
    drawLine(from, to, { width = 0.2, color = BLACK, dash = [] } = {}) {
      const pattern = dash.map((length) => toNumber(length * MM_TO_POINTS)).join(' ');
      const line = `${toNumber(width * MM_TO_POINTS)} w ${at(from)} m ${at(to)} l S`;
      write(`q ${toColor(color)} RG [${pattern}] 0 d ${line} Q`);
    },
    keepClear: (box) => void clear.push(box),
    write,
    listOperators: () => operators.join('\n'),
    listClearBoxes: () => clear,
  };
}

function toColor(color: Color): string {
  return color.map(toNumber).join(' ');
}
