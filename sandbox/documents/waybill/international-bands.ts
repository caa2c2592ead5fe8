import { encodeCode128 } from '../barcode/code128';
import { inset, splitColumns, splitRows, type Box } from '../drawing/box';
import { MM_TO_POINTS, type Canvas } from '../drawing/canvas';
import { drawBarcode } from '../drawing/draw-barcode';
import { drawField, drawRuleAbove, drawRuleLeft, clampFontSize, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import type { SourcedParty } from '../text/addresses';
import type { Band } from './band';
import type { InternationalWaybill } from './international-waybill';
import { LATIN_WORDS as WORDS } from './latin-words';

export const drawFrom: Band<InternationalWaybill> = (canvas, { shipper, account }, box, theme) => {
  const [left, right] = splitColumns(box, [1.7, 1]) as [Box, Box];
  drawParty(canvas, WORDS.shipper, shipper, left, clampFontSize(box.height, 0.1, [5, 9]), theme);
  drawRuleLeft(canvas, right, theme);
  const rows = splitRows(
    right,
    account.map(() => 1),
  );
  account.forEach((field, index) => {
    const row = rows[index];
    if (!row) return;
    drawField(canvas, field, row, theme, { size: clampFontSize(row.height, 0.4, [5, 10]), smallest: 4 });
    if (index > 0) drawRuleAbove(canvas, row, theme);
  });
};

export const drawTo: Band<InternationalWaybill> = (canvas, { consignee }, box, theme) => {
  drawParty(canvas, WORDS.consignee, consignee, box, clampFontSize(box.height, 0.098, [7, 16]), theme);
};

/** Draws a party: names in bold above the address, the country in uppercase letters below it. */
function drawParty(
  canvas: Canvas,
  caption: string,
  party: SourcedParty,
  box: Box,
  size: number,
  { form }: Theme,
): void {
  const { source } = party;
  const inner = inset(box, 2, 1);
  drawBlock(canvas, caption, { ...inner, height: 3.2 }, { size: 6, leading: 1.2, color: form });
  const phone = party.phone && `${WORDS.phone} ${party.phone}`;
  drawBlock(
    canvas,
    phone,
    { ...inner, height: 4.5 },
    { size: Math.min(size * 0.85, 9), align: 'right', lines: 1, smallest: 4, source },
  );
  const names = [party.company, party.name].filter(Boolean);
  const step = (size * 1.25) / MM_TO_POINTS;
  const top = { ...inner, y: inner.y + 3.2, height: names.length * step };
  drawBlock(canvas, names, top, { size, bold: true, smallest: 4, leading: 1.25, source });
  const bottom = { ...inner, y: inner.y + inner.height - step * 1.15, height: step * 1.15 };
  drawBlock(canvas, party.country.toUpperCase(), bottom, { size: size * 1.1, bold: true, smallest: 5, lines: 1 });
  const middle = { ...inner, y: top.y + top.height, height: bottom.y - top.y - top.height };
  drawBlock(canvas, party.lines, middle, { size, smallest: 4, leading: 1.25, source });
}

export const drawRoute: Band<InternationalWaybill> = (
  canvas,
  { route: { country, zip }, consignee: { source } },
  box,
  { form },
) => {
  const [left, right] = splitColumns(box, [1, 2.4]) as [Box, Box];
  const style = { bold: true, align: 'center', vertical: 'middle', lines: 1, leading: 1.1, smallest: 8 } as const;
  const size = clampFontSize(box.height, 0.82, [16, 54]);
  canvas.fillBoxes([left], form);
  drawBlock(canvas, country, inset(left, 2, 0), { ...style, size, color: [1, 1, 1] });
  drawBlock(canvas, zip, inset(right, 2, 0), { ...style, size, source });
};

export const drawFacts: Band<InternationalWaybill> = (canvas, { facts }, box, theme) => {
  const columns = facts.length > 6 ? 4 : 3;
  const rows = splitRows(
    box,
    Array.from({ length: Math.ceil(facts.length / columns) }, () => 1),
  );
  rows.forEach((row, rowIndex) => {
    const inRow = facts.slice(rowIndex * columns, (rowIndex + 1) * columns);
    splitColumns(
      row,
      inRow.map(() => 1),
    ).forEach((cell, index) => {
      const field = inRow[index];
      if (field)
        drawField(canvas, field, cell, theme, { size: clampFontSize(row.height, 0.36, [5, 9]), smallest: 4, lines: 2 });
      if (index > 0) drawRuleLeft(canvas, cell, theme);
    });
    if (rowIndex > 0) drawRuleAbove(canvas, row, theme);
  });
};

export const drawWaybillNumber: Band<InternationalWaybill> = (canvas, { trackingNumber = '' }, box, { form }) => {
  const inner = inset(box, 2, 1);
  const bars = encodeCode128(trackingNumber);
  drawBlock(
    canvas,
    bars ? WORDS.number : WORDS.noNumber,
    { ...inner, height: 3 },
    { size: 6, leading: 1.2, color: form },
  );
  if (!bars) return;
  const numberHeight = Math.min(inner.height * 0.22, 8);
  drawBarcode(canvas, bars, { ...inner, y: inner.y + 3.2, height: inner.height - 3.2 - numberHeight - 0.6 });
  const below = { ...inner, y: inner.y + inner.height - numberHeight, height: numberHeight };
  const size = clampFontSize(numberHeight, 0.8, [8, 19]);
  const style = { bold: true, align: 'center', vertical: 'bottom', leading: 1.1, spacing: 0.8, lines: 1 } as const;
  drawBlock(canvas, trackingNumber, below, { ...style, size, smallest: 6 });
};
