import { inset, splitColumns, splitRows, type Box } from '../drawing/box';
import type { Canvas } from '../drawing/canvas';
import { drawRuleAbove, drawRuleLeft, FRAME, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import { drawHeader } from './draw-header';
import { drawFacts, drawFrom, drawRoute, drawTo, drawWaybillNumber, type LatinBand } from './international-bands';
import type { InternationalWaybill } from './international-waybill';

const MARGIN = 4;
/** Height of the line of small print below the frame. */
const FOOTER = 3;

/** Draws a waybill into a box, in two columns if it is wide. Returns the part that the sample mark can cover. */
export function drawInternationalWaybill(canvas: Canvas, waybill: InternationalWaybill, box: Box, theme: Theme): Box {
  const inner = inset(box, MARGIN);
  const frame = { ...inner, height: inner.height - FOOTER };
  const isWide = box.width > 1.2 * box.height;
  const [header, body] = splitRows(frame, [1, isWide ? 8 : 11]) as [Box, Box];
  drawHeader(canvas, waybill, header, theme);
  const free = (isWide ? drawWide : drawHigh)(canvas, waybill, body, theme);
  canvas.strokeBox(frame, { width: FRAME, color: theme.form });
  const footer = { ...inner, y: frame.y + frame.height + 0.5, height: FOOTER - 0.5 };
  drawBlock(canvas, waybill.footer, footer, { size: 5.5, smallest: 3.5, leading: 1.1, color: theme.form });
  return free;
}

function drawHigh(canvas: Canvas, waybill: InternationalWaybill, body: Box, theme: Theme): Box {
  const bands: [LatinBand, number][] = [
    [drawFrom, 27],
    [drawTo, 37],
    [drawRoute, 14],
    [drawFacts, 19],
    [drawWaybillNumber, 32],
  ];
  const last = drawStack(canvas, waybill, body, theme, bands);
  return { ...body, height: last.y - body.y };
}

function drawWide(canvas: Canvas, waybill: InternationalWaybill, body: Box, theme: Theme): Box {
  const [left, right] = splitColumns(body, [1, 1]) as [Box, Box];
  drawStack(canvas, waybill, left, theme, [
    [drawFrom, 36],
    [drawTo, 62],
  ]);
  drawStack(canvas, waybill, right, theme, [
    [drawRoute, 20],
    [drawFacts, 28],
    [drawWaybillNumber, 44],
  ]);
  drawRuleLeft(canvas, right, theme);
  return body;
}

/** Draws bands one below the other, by their shares of the height. Returns the box of the last. */
function drawStack(
  canvas: Canvas,
  waybill: InternationalWaybill,
  box: Box,
  theme: Theme,
  bands: [LatinBand, number][],
): Box {
  const boxes = splitRows(
    box,
    bands.map(([, share]) => share),
  );
  bands.forEach(([band], index) => {
    const row = boxes[index];
    if (!row) return;
    band(canvas, waybill, row, theme);
    if (index > 0) drawRuleAbove(canvas, row, theme);
  });
  return boxes.at(-1) ?? box;
}
