import { inset, splitColumns, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import type { Color } from '../drawing/drawing';
import { drawBlock, type BlockStyle } from '../drawing/text-block';
import { INVOICE_WORDS as WORDS } from './invoice-words';

/** Height of a line of the table in millimeters. */
export const LINE = 7.5;

const WIDTHS = [8, 70, 24, 14, 18, 26, 28];
/** The first column with numbers. They are aligned to the right, like those of the columns after it. */
const FIRST_NUMBER = 4;

export function drawHead(canvas: Canvas, box: Box, color: Color): void {
  canvas.fillBoxes([box], [0.93, 0.93, 0.93]);
  drawCells(canvas, WORDS.columns, box, { size: 7, color, lines: 1 });
}

export function drawLine(canvas: Canvas, cells: string[], box: Box, color: Color): void {
  drawCells(canvas, cells, box, { size: 8.5, lines: 2, source: 'products' });
  const y = box.y + box.height;
  canvas.drawLine({ x: box.x, y }, { x: box.x + box.width, y }, { width: 0.1, color });
}

function drawCells(
  canvas: Canvas,
  cells: readonly string[],
  box: Box,
  style: Pick<BlockStyle, 'size' | 'color' | 'lines' | 'source'>,
): void {
  splitColumns(box, WIDTHS).forEach((column, index) => {
    const align = index < FIRST_NUMBER ? 'left' : 'right';
    const options = { ...style, align, smallest: 5, leading: 1.15, vertical: 'middle' } as const;
    drawBlock(canvas, cells[index] ?? '', inset(column, 1.2, 0), options);
  });
}
