import { inset, splitColumns, splitRows, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { drawRuleAbove, drawRuleLeft, FRAME, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import type { Band } from './band';
import { drawCash, drawDelivery, drawGoods, drawNotes, drawNumber } from './domestic-bands';
import { drawConsignee, drawShipper } from './domestic-parties';
import type { DomesticWaybill } from './domestic-waybill';
import { drawHeader } from './draw-header';

type Row = { share: number; band: Band };

/** Height of the line of small print below the frame. */
const FOOTER = 3;

/**
 * Draws a waybill into a box: in two columns if it is wide, in one if it is high, shortened if it is small. Returns the
 * part that the sample mark can cover.
 */
export function drawDomesticWaybill(canvas: Canvas, waybill: DomesticWaybill, box: Box, theme: Theme): Box {
  const margin = box.height < 110 ? 3 : 4;
  const inner = inset(box, margin);
  const frame = { ...inner, height: inner.height - FOOTER };
  const draw = box.width > 1.2 * box.height && box.height > 110 ? drawWide : box.height < 110 ? drawSmall : drawHigh;
  const free = draw(canvas, waybill, frame, theme);
  canvas.strokeBox(frame, { width: FRAME, color: theme.form });
  const footer = { ...inner, y: frame.y + frame.height + 0.5, height: FOOTER - 0.5 };
  drawBlock(canvas, waybill.footer, footer, { size: 5.5, smallest: 3.5, leading: 1.1, color: theme.form });
  return free;
}

function drawHigh(canvas: Canvas, waybill: DomesticWaybill, frame: Box, theme: Theme): Box {
  const rows = drawStack(canvas, waybill, frame, theme, [
    { share: 14, band: drawHeader },
    { share: 44, band: drawConsignee },
    { share: 24, band: drawShipper },
    { share: 13, band: drawDelivery },
    ...(waybill.cash ? [{ share: 14, band: drawCash }] : []),
    { share: 14, band: drawGoods },
    { share: 11, band: drawNotes },
    { share: 30, band: drawNumber },
  ]);
  return between(rows);
}

function drawWide(canvas: Canvas, waybill: DomesticWaybill, frame: Box, theme: Theme): Box {
  const [header, body] = splitRows(frame, [15, 118]) as [Box, Box];
  const [left, right] = splitColumns(body, [1.25, 1]) as [Box, Box];
  drawHeader(canvas, waybill, header, theme);
  drawStack(canvas, waybill, left, theme, [
    { share: 52, band: drawConsignee },
    { share: 30, band: drawShipper },
    { share: 18, band: drawGoods },
  ]);
  drawStack(canvas, waybill, right, theme, [
    { share: 20, band: drawDelivery },
    ...(waybill.cash ? [{ share: 22, band: drawCash }] : []),
    { share: 16, band: drawNotes },
    { share: 44, band: drawNumber },
  ]);
  drawRuleLeft(canvas, right, theme);
  return body;
}

function drawSmall(canvas: Canvas, waybill: DomesticWaybill, frame: Box, theme: Theme): Box {
  const drawMiddle: Band = (_canvas, _waybill, middle) => {
    const [shipper, goods] = splitColumns(middle, [1.25, 1]) as [Box, Box];
    drawShipper(canvas, waybill, shipper, theme);
    drawGoods(canvas, waybill, goods, theme);
    drawRuleLeft(canvas, goods, theme);
  };
  const rows = drawStack(canvas, waybill, frame, theme, [
    { share: 9, band: drawHeader },
    { share: 24, band: drawConsignee },
    { share: 13, band: drawMiddle },
    { share: 7, band: drawNotes },
    { share: 18, band: drawNumber },
  ]);
  return between(rows);
}

function drawStack(canvas: Canvas, waybill: DomesticWaybill, box: Box, theme: Theme, rows: Row[]): Box[] {
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

/** The area between the first row, which is filled, and the last row, which has the barcode. */
function between(rows: Box[]): Box {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error('A waybill has rows.');
  const y = first.y + first.height;
  return { ...first, y, height: last.y - y };
}
