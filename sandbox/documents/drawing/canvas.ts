import type { Metrics } from '../metrics/metrics';
import type { Box } from './box';
import { BLACK, type Color, type Cut, type Item, type Page, type Point } from './drawing';

/** `size` in points, as printers have it; `spacing` between characters in points. */
export type TextStyle = {
  size: number;
  bold?: boolean;
  color?: Color;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
};

export const MM_TO_POINTS = 72 / 25.4;

/** A page to draw on. All positions and widths are in millimeters from the top left. */
export type Canvas = {
  page: Box;
  metrics: Metrics;
  /** Returns the width of a cleaned string in millimeters. */
  measureText: (text: string, style: TextStyle) => number;
  /** `y` is the baseline. */
  drawText: (text: string, x: number, y: number, style: TextStyle) => void;
  fillBoxes: (boxes: Box[], color?: Color) => void;
  strokeBox: (box: Box, style?: { width?: number; color?: Color }) => void;
  drawLine: (from: Point, to: Point, style?: { width?: number; color?: Color; dash?: number[] }) => void;
  /** Keeps a box free of the sample mark, such as a barcode with its margins. */
  keepClear: (box: Box) => void;
  listClearBoxes: () => Box[];
  draw: (item: Item) => void;
  /** Notes a text that did not fit. */
  noteCut: (cut: Cut) => void;
};

/** A canvas, and the page as it was drawn. */
export type DrawnCanvas = Canvas & { toPage: () => Page };

export function createCanvas({ width, height }: { width: number; height: number }, metrics: Metrics): DrawnCanvas {
  const items: Item[] = [];
  const cuts: Cut[] = [];
  const clear: Box[] = [];
  const draw = (item: Item) => void items.push(item);
  const measureText = (text: string, { size, bold = false, spacing = 0 }: TextStyle) =>
    (metrics.measure(text, bold) * size + spacing * text.length) / MM_TO_POINTS;

  return {
    page: { x: 0, y: 0, width, height },
    metrics,
    measureText,
    drawText(text, x, y, style) {
      const drawable = metrics.toDrawable(text, style.bold ?? false);
      if (drawable === '') return;
      const { size, bold = false, color = BLACK, align = 'left', spacing = 0 } = style;
      const textWidth = measureText(text, style);
      const shift = align === 'left' ? 0 : textWidth * (align === 'center' ? 0.5 : 1);
      draw({ kind: 'text', text: drawable, x: x - shift, y, size, bold, color, spacing, width: textWidth });
    },
    fillBoxes: (boxes, color = BLACK) => draw({ kind: 'boxes', boxes, color }),
    strokeBox: (box, { width: line = 0.2, color = BLACK } = {}) => draw({ kind: 'outline', box, width: line, color }),
    drawLine: (from, to, { width: line = 0.2, color = BLACK, dash = [] } = {}) =>
      draw({ kind: 'line', from: toPoint(from), to: toPoint(to), width: line, color, dash }),
    keepClear: (box) => void clear.push(box),
    listClearBoxes: () => clear,
    draw,
    noteCut: (cut) => void cuts.push(cut),
    toPage: () => ({ width, height, items, cuts }),
  };
}

/** Callers also pass boxes, of which only the corner counts. */
function toPoint({ x, y }: Point): Point {
  return { x, y };
}
