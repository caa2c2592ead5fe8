import { inset, splitColumns, splitRows, type Box } from '../drawing/box';
import { MM_TO_POINTS, type Canvas } from '../drawing/canvas';
import { drawField, drawRuleAbove, drawRuleLeft, FRAME, type Theme } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import type { SourcedParty } from '../text/addresses';
import type { Field } from './field';
import type { ShipperCopy } from './shipper-copy';

const TITLE = 9;
const FIELD = 9.5;
const LINE = 5.2;
const MARGIN = 6;

/** Draws what the shipper keeps: what was agreed, both addresses, and as many products as there is room for. */
export function drawShipperCopy(canvas: Canvas, copy: ShipperCopy, box: Box, theme: Theme): void {
  const inner = inset(box, Math.min(MARGIN, box.width * 0.05));
  const title = { ...inner, height: TITLE };
  drawBlock(canvas, copy.title, title, { size: 13, bold: true, vertical: 'middle' });
  const right = { ...title, x: title.x + title.width * 0.35, width: title.width * 0.65 };
  drawBlock(canvas, copy.carrier, right, { size: 9, smallest: 6, align: 'right', vertical: 'middle', lines: 1 });
  const body = { ...inner, y: inner.y + TITLE, height: inner.height - TITLE };
  drawLineAcross(canvas, body, FRAME, theme);

  const fieldsHeight = drawGrid(canvas, copy.fields, body, theme);
  const parties = { ...body, y: body.y + fieldsHeight, height: Math.min(30, body.height * 0.34) };
  drawRuleAbove(canvas, parties, theme);
  const [left, other] = splitColumns(parties, [1, 1]) as [Box, Box];
  drawParty(canvas, copy.words.consignee, copy.consignee, left, copy, theme);
  drawParty(canvas, copy.words.shipper, copy.shipper, other, copy, theme);
  drawRuleLeft(canvas, other, theme);

  const y = parties.y + parties.height;
  drawProducts(canvas, copy, { ...body, y, height: inner.y + inner.height - y }, theme);
}

/** Draws fields in rows of four, or of three on narrow paper. Returns their height. */
function drawGrid(canvas: Canvas, fields: Field[], box: Box, theme: Theme): number {
  const columns = box.width > 130 ? 4 : 3;
  const rows = Math.ceil(fields.length / columns);
  const grid = splitRows(
    { ...box, height: rows * FIELD },
    Array.from({ length: rows }, () => 1),
  );
  grid.forEach((row, rowIndex) => {
    const cells = splitColumns(
      row,
      Array.from({ length: columns }, () => 1),
    );
    cells.forEach((cell, index) => {
      const field = fields[rowIndex * columns + index];
      if (field) drawField(canvas, field, cell, theme, { size: 9, smallest: 5, lines: 2 });
    });
    if (rowIndex > 0) drawRuleAbove(canvas, row, theme);
  });
  return rows * FIELD;
}

function drawParty(
  canvas: Canvas,
  caption: string,
  { source, zip, lines, country, company, name, phone }: SourcedParty,
  box: Box,
  { words }: ShipperCopy,
  { form }: Theme,
): void {
  const inner = inset(box, 1.2, 1);
  drawBlock(canvas, caption, { ...inner, height: 3 }, { size: 6, leading: 1.2, color: form });
  const names = [company, name && words.toAddressee(name)];
  const phoneLine = phone && `${words.phone} ${phone}`;
  const text = country ? [...names, ...lines, country, phoneLine] : [zip && `〒${zip}`, ...lines, ...names, phoneLine];
  const rest = { ...inner, y: inner.y + 3, height: inner.height - 3 };
  drawBlock(canvas, text.filter(Boolean), rest, { size: 8.5, smallest: 4.5, leading: 1.3, source });
}

function drawProducts(canvas: Canvas, { products, words }: ShipperCopy, box: Box, theme: Theme): void {
  const room = Math.floor(box.height / LINE) - 1;
  const shown = products.length > room ? products.slice(0, Math.max(room - 1, 0)) : products;
  const rows = [
    { name: words.product, quantity: words.quantity, price: words.price },
    ...shown,
    ...(shown.length < products.length
      ? [{ name: words.others(products.length - shown.length), quantity: '', price: '' }]
      : []),
  ];
  rows.forEach((row, index) => {
    const line = { ...box, y: box.y + index * LINE, height: LINE };
    const [name, quantity, price] = splitColumns(inset(line, 1.2, 0), [6, 1.2, 2]) as [Box, Box, Box];
    const style = { size: index === 0 ? 6 : 8, smallest: 5, vertical: 'middle', lines: 1 } as const;
    const color = index === 0 ? theme.form : undefined;
    drawBlock(canvas, row.name, name, { ...style, ...(color && { color }), source: 'products' });
    drawBlock(canvas, row.quantity, quantity, { ...style, ...(color && { color }), align: 'right' });
    drawBlock(canvas, row.price, price, { ...style, ...(color && { color }), align: 'right' });
    drawRuleAbove(canvas, line, theme);
  });
}

/** A dashed line where a sheet is cut or folded, with a word on it. */
export function drawCut(canvas: Canvas, word: string, y: number): void {
  const style = { size: 6.5, align: 'center' } as const;
  const middle = canvas.page.width / 2;
  const half = canvas.measureText(word, style) / 2 + 2;
  canvas.drawLine({ x: 0, y }, { x: middle - half, y }, { dash: [1.5, 1.5] });
  canvas.drawLine({ x: middle + half, y }, { x: canvas.page.width, y }, { dash: [1.5, 1.5] });
  canvas.drawText(word, middle, y + (style.size * 0.37) / MM_TO_POINTS, style);
}

function drawLineAcross(canvas: Canvas, { x, y, width }: Box, weight: number, { form }: Theme): void {
  canvas.drawLine({ x, y }, { x: x + width, y }, { width: weight, color: form });
}
