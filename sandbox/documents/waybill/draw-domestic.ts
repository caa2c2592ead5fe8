import { splitColumns, splitRows, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { drawRuleLeft, type Theme } from '../drawing/form';
import type { Band } from './band';
import { drawCash, drawDelivery, drawGoods, drawNotes, drawNumber } from './domestic-bands';
import { drawConsignee, drawShipper } from './domestic-parties';
import type { DomesticWaybill } from './domestic-waybill';
import { drawFrame, toFrame } from './draw-frame';
import { drawHeader } from './draw-header';
import { drawStack } from './draw-stack';

/**
 * Draws a waybill into a box: in two columns if it is wide, in one if it is high, shortened if it is small. Returns the
 * part that the sample mark can cover.
 */
export function drawDomesticWaybill(canvas: Canvas, waybill: DomesticWaybill, box: Box, theme: Theme): Box {
  const frame = toFrame(box, box.height < 110 ? 3 : 4);
  const draw = box.width > 1.2 * box.height && box.height > 110 ? drawWide : box.height < 110 ? drawSmall : drawHigh;
  const free = draw(canvas, waybill, frame, theme);
  drawFrame(canvas, waybill, frame, theme);
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
  const drawMiddle: Band<DomesticWaybill> = (_canvas, _waybill, middle) => {
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

/** The area between the first row, which is filled, and the last row, which has the barcode. */
function between(rows: Box[]): Box {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new Error('A waybill has rows.');
  const y = first.y + first.height;
  return { ...first, y, height: last.y - y };
}
