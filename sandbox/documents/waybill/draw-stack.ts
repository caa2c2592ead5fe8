import { splitRows, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { drawRuleAbove, type Theme } from '../drawing/form';
import type { Band } from './band';

/** A band with its share of the height. */
type Row<Waybill> = { share: number; band: Band<Waybill> };

/** Draws bands one below the other, with a line between them. Returns their boxes. */
export function drawStack<Waybill>(
  canvas: Canvas,
  waybill: Waybill,
  box: Box,
  theme: Theme,
  rows: Row<Waybill>[],
): Box[] {
  const boxes = splitRows(
    box,
    rows.map(({ share }) => share),
  );
  rows.forEach(({ band }, index) => {
    const row = boxes[index];
    if (!row) return;
    band(canvas, waybill, row, theme);
    if (index > 0) drawRuleAbove(canvas, row, theme);
  });
  return boxes;
}
