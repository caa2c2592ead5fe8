import { splitColumns, splitRows, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { drawRuleLeft, type Theme } from '../drawing/form';
import { drawFrame, toFrame } from './draw-frame';
import { drawHeader } from './draw-header';
import { drawStack } from './draw-stack';
import { drawFacts, drawFrom, drawRoute, drawTo, drawWaybillNumber } from './international-bands';
import type { InternationalWaybill } from './international-waybill';

const MARGIN = 4;

/** Draws a waybill into a box, in two columns if it is wide. Returns the part that the sample mark can cover. */
export function drawInternationalWaybill(canvas: Canvas, waybill: InternationalWaybill, box: Box, theme: Theme): Box {
  const frame = toFrame(box, MARGIN);
  const isWide = box.width > 1.2 * box.height;
  const [header, body] = splitRows(frame, [1, isWide ? 8 : 11]) as [Box, Box];
  drawHeader(canvas, waybill, header, theme);
  const free = (isWide ? drawWide : drawHigh)(canvas, waybill, body, theme);
  drawFrame(canvas, waybill, frame, theme);
  return free;
}

function drawHigh(canvas: Canvas, waybill: InternationalWaybill, body: Box, theme: Theme): Box {
  const rows = drawStack(canvas, waybill, body, theme, [
    { share: 27, band: drawFrom },
    { share: 37, band: drawTo },
    { share: 14, band: drawRoute },
    { share: 19, band: drawFacts },
    { share: 32, band: drawWaybillNumber },
  ]);
  const last = rows.at(-1) ?? body;
  return { ...body, height: last.y - body.y };
}

function drawWide(canvas: Canvas, waybill: InternationalWaybill, body: Box, theme: Theme): Box {
  const [left, right] = splitColumns(body, [1, 1]) as [Box, Box];
  drawStack(canvas, waybill, left, theme, [
    { share: 36, band: drawFrom },
    { share: 62, band: drawTo },
  ]);
  drawStack(canvas, waybill, right, theme, [
    { share: 20, band: drawRoute },
    { share: 28, band: drawFacts },
    { share: 44, band: drawWaybillNumber },
  ]);
  drawRuleLeft(canvas, right, theme);
  return body;
}
