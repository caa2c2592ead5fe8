import { inset, splitColumns, splitRows, type Box } from '../drawing/box';
import { createCanvas, type Canvas } from '../drawing/canvas';
import { BLACK, WHITE, type Color, type Page } from '../drawing/drawing';
import { drawField, drawRuleAbove, drawRuleLeft } from '../drawing/form';
import { drawSampleMark } from '../drawing/sample-mark';
import { drawBlock } from '../drawing/text-block';
import type { InvoiceImages } from '../label-data';
import type { Metrics } from '../metrics/metrics';
import type { SourcedParty } from '../text/addresses';
import { drawHead, drawLine, LINE } from './draw-table';
import type { Invoice } from './invoice';
import { INVOICE_WORDS as WORDS } from './invoice-words';
import { paginate } from './paginate';

const A4 = { width: 210, height: 297 };
const MARGIN = 14;
const GREY: Color = [0.35, 0.35, 0.35];
const THEME = { form: GREY, isThermal: false };

const TITLE = 17;
const PARTIES = 47;
const FIELD = 10;
const COLUMNS = 4;
/** Height of the title of the pages after the first, of the sums with the signature, and of the small print. */
const FURTHER_TITLE = 12;
const SUM = 6.2;
const SIGNATURE = 34;
const FOOTER = 6;

/** Draws an invoice over as many A4 pages as its products need. */
export function drawInvoicePages(invoice: Invoice, metrics: Metrics): Page[] {
  const body = inset({ x: 0, y: 0, ...A4 }, MARGIN);
  const bottom = body.y + body.height - FOOTER;
  const firstTop = body.y + TITLE + PARTIES + Math.ceil(invoice.fields.length / COLUMNS) * FIELD + 5;
  const furtherTop = body.y + FURTHER_TITLE;
  const countLines = (top: number) => Math.max(1, Math.floor((bottom - top) / LINE) - 1);
  const sums = Math.ceil(((invoice.sums.length + 1) * SUM + 3 + SIGNATURE) / LINE);
  const pages = paginate(invoice.lines, { first: countLines(firstTop), further: countLines(furtherTop), sums });

  return pages.map((lines, index) => {
    const canvas = createCanvas(A4, metrics);
    const isFirst = index === 0;
    if (isFirst) drawOpening(canvas, invoice, body);
    else drawFurtherTitle(canvas, invoice, { ...body, height: FURTHER_TITLE });
    let y = isFirst ? firstTop : furtherTop;
    const nextRow = () => ({ ...body, y: (y += LINE) - LINE, height: LINE });
    if (lines.length > 0) drawHead(canvas, nextRow(), GREY);
    for (const line of lines) drawLine(canvas, line, nextRow(), GREY);
    if (index === pages.length - 1) drawClosing(canvas, invoice, { ...body, y, height: bottom - y });
    drawFooter(canvas, invoice, { ...body, y: bottom, height: FOOTER }, WORDS.page(index + 1, pages.length));
    drawSampleMark(canvas, body, false);
    return canvas.toPage();
  });
}

function drawOpening(canvas: Canvas, invoice: Invoice, body: Box): void {
  const [title, number] = splitColumns({ ...body, height: TITLE - 4 }, [2.2, 1]) as [Box, Box];
  if (invoice.carrier === undefined) {
    drawBlock(canvas, invoice.title, title, { size: 22, bold: true, vertical: 'middle' });
    const { logo } = invoice.images;
    const place = { ...title, x: title.x + title.width * 0.66, width: title.width * 0.3 };
    if (logo !== undefined) canvas.draw({ kind: 'image', box: inset(place, 0, 1), content: logo });
  } else {
    canvas.fillBoxes([{ ...body, height: TITLE - 4 }], BLACK);
    const [name, heading] = splitRows(inset(title, 3, 1.5), [1, 1.6]) as [Box, Box];
    const small = { size: 8, smallest: 5, color: WHITE, vertical: 'middle', lines: 1 } as const;
    drawBlock(canvas, WORDS.carrierForm(invoice.carrier), name, small);
    drawBlock(canvas, invoice.title, heading, { size: 17, bold: true, color: WHITE, vertical: 'middle' });
  }
  const color = invoice.carrier === undefined ? BLACK : WHITE;
  const right = { align: 'right', lines: 1, smallest: 5, vertical: 'middle' } as const;
  const [caption, value] = splitRows(inset(number, invoice.carrier === undefined ? 0 : 3, 1.5), [1, 1.6]) as [Box, Box];
  drawBlock(canvas, WORDS.number, caption, { ...right, size: 7, color: invoice.carrier === undefined ? GREY : WHITE });
  drawBlock(canvas, invoice.number, value, { ...right, size: 12, bold: true, color });

  const parties = { ...body, y: body.y + TITLE, height: PARTIES };
  const [shipper, consignee] = splitColumns(parties, [1, 1]) as [Box, Box];
  drawParty(canvas, WORDS.shipper, invoice.shipper, shipper);
  drawParty(canvas, WORDS.consignee, invoice.consignee, consignee);
  drawRuleLeft(canvas, consignee, THEME);
  drawRuleAbove(canvas, parties, THEME);
  drawFields(canvas, invoice, { ...body, y: parties.y + PARTIES });
}

function drawParty(canvas: Canvas, caption: string, party: SourcedParty & { details: string[] }, box: Box): void {
  const { source, company, name, lines, country, phone, details } = party;
  const inner = inset(box, 1.2, 1.2);
  drawBlock(canvas, caption, { ...inner, height: 3.4 }, { size: 7, leading: 1.2, color: GREY });
  const names = [company, name].filter(Boolean);
  const top = { ...inner, y: inner.y + 4, height: names.length * 4.6 };
  drawBlock(canvas, names, top, { size: 10, bold: true, smallest: 5, leading: 1.25, source });
  const y = top.y + top.height;
  const rest = { ...inner, y, height: inner.y + inner.height - y };
  const text = [...lines, country, phone && `${WORDS.phone}: ${phone}`, ...details].filter(Boolean);
  drawBlock(canvas, text, rest, { size: 9, smallest: 5, leading: 1.3, source });
}

function drawFields(canvas: Canvas, { fields }: Invoice, body: Box): void {
  for (let index = 0; index < fields.length; index += COLUMNS) {
    const row = { ...body, y: body.y + (index / COLUMNS) * FIELD, height: FIELD };
    const cells = splitColumns(
      row,
      Array.from({ length: COLUMNS }, () => 1),
    );
    fields.slice(index, index + COLUMNS).forEach((field, column) => {
      const cell = cells[column];
      if (cell) drawField(canvas, field, cell, THEME, { size: 9, smallest: 5, lines: 2 });
    });
    drawRuleAbove(canvas, row, THEME);
  }
}

function drawFurtherTitle(canvas: Canvas, invoice: Invoice, box: Box): void {
  const title = invoice.carrier === undefined ? invoice.title : `${invoice.title}, ${invoice.carrier}`;
  drawBlock(canvas, title, { ...box, width: box.width * 0.65 }, { size: 12, bold: true, lines: 1, smallest: 7 });
  drawBlock(canvas, invoice.number, box, { size: 9, align: 'right', lines: 1 });
}

/** The sums at the right below the last product, then the declaration and the lines for the signature. */
function drawClosing(canvas: Canvas, { sums, total, images }: Invoice, box: Box): void {
  canvas.drawLine(box, { x: box.x + box.width, y: box.y }, { width: 0.4 });
  const right = { ...box, x: box.x + box.width * 0.5, y: box.y + 1, width: box.width * 0.5, height: SUM };
  [...sums, total].forEach(({ caption, value }, index) => {
    const isTotal = index === sums.length;
    const row = { ...right, y: right.y + index * SUM };
    const style = { size: isTotal ? 12 : 9, bold: isTotal, smallest: 6, vertical: 'middle', lines: 1 } as const;
    const [name, amount] = splitColumns(inset(row, 1.2, 0), [1, 1.4]) as [Box, Box];
    drawBlock(canvas, caption, name, style);
    drawBlock(canvas, value, amount, { ...style, align: 'right' });
    if (isTotal) canvas.drawLine(row, { x: row.x + row.width, y: row.y }, { width: 0.4 });
  });
  drawSignature(canvas, images, { ...box, y: right.y + (sums.length + 1) * SUM + 4, height: SIGNATURE - 2 });
}

function drawSignature(canvas: Canvas, { signature: image }: InvoiceImages, box: Box): void {
  drawBlock(canvas, WORDS.declaration, { ...box, height: 5 }, { size: 9 });
  const [place, signature] = splitColumns({ ...box, y: box.y + 23, height: 5 }, [1, 1.2]) as [Box, Box];
  const above = { x: signature.x, y: box.y + 6, width: signature.width - 6, height: 16.5 };
  if (image !== undefined) canvas.draw({ kind: 'image', box: above, content: image });
  for (const [words, line] of [
    [WORDS.date, place],
    [WORDS.signature, signature],
  ] as const) {
    canvas.drawLine(line, { x: line.x + line.width - 6, y: line.y });
    drawBlock(canvas, words, { ...line, y: line.y + 0.6 }, { size: 7, color: GREY });
  }
}

function drawFooter(canvas: Canvas, { footer }: Invoice, box: Box, page: string): void {
  const style = { size: 7, color: GREY, vertical: 'bottom', lines: 1 } as const;
  drawBlock(canvas, footer, { ...box, width: box.width * 0.8 }, style);
  drawBlock(canvas, page, box, { ...style, align: 'right' });
}
