import { encodeCodabar } from '../barcode/codabar';
import { encodeCode128 } from '../barcode/code128';
import { inset, splitColumns, type Box } from '../drawing/box';
import { WHITE } from '../drawing/drawing';
import { drawBarcode } from '../drawing/draw-barcode';
import { drawBadges, drawField, drawFields, drawRuleLeft, fitBadges, clampFontSize } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import type { Band } from './band';
import type { DomesticWaybill } from './domestic-waybill';
import { WORDS } from './domestic-words';

export const drawDelivery: Band<DomesticWaybill> = (canvas, { delivery, pieces }, box, theme) => {
  const fields = [...delivery, ...pieces];
  const columns = splitColumns(box, [...delivery.map(() => 1.7), ...pieces.map(() => 1)]);
  drawFields(canvas, fields, columns, theme, {
    size: clampFontSize(box.height, 0.42, [7, 15]),
    bold: true,
    smallest: 5,
  });
};

export const drawCash: Band<DomesticWaybill> = (canvas, { cash }, box, theme) => {
  if (!cash) return;
  const [amount, tax] = splitColumns(box, [1.6, 1]) as [Box, Box];
  const size = clampFontSize(box.height, 0.5, [9, 26]);
  drawField(canvas, { caption: WORDS.cashAmount, value: cash.amount }, amount, theme, {
    size,
    bold: true,
    smallest: 7,
  });
  drawField(canvas, { caption: WORDS.cashTax, value: cash.tax }, tax, theme, { size: size * 0.6, smallest: 6 });
};

export const drawGoods: Band<DomesticWaybill> = (canvas, { goods, care }, box, theme) => {
  const room = { width: box.width - 2, height: Math.min(box.height * 0.36, 5) };
  const height = care.length > 0 ? fitBadges(canvas, care, room) : 0;
  const field = { ...box, height: box.height - height };
  const size = clampFontSize(field.height, 0.36, [5, 9]);
  drawField(canvas, { caption: WORDS.goods, value: goods, source: 'products' }, field, theme, {
    size,
    smallest: 4.5,
    lines: 3,
  });
  const place = { x: box.x + 1.2, y: field.y + field.height - 0.9, height };
  drawBadges(canvas, care, place, { fill: theme.form, color: WHITE });
};

export const drawNotes: Band<DomesticWaybill> = (canvas, { notes }, box, theme) => {
  const columns = splitColumns(
    box,
    notes.map(({ caption }) => (caption === WORDS.note ? 1.5 : 1)),
  );
  const size = clampFontSize(box.height, 0.32, [5, 9]);
  notes.forEach((field, index) => {
    const column = columns[index];
    if (!column) return;
    const lines = field.caption === WORDS.note || field.caption === WORDS.reference ? 3 : 1;
    drawField(canvas, field, column, theme, { size, smallest: 4.5, lines });
    if (index > 0) drawRuleLeft(canvas, column, theme);
  });
};

export const drawNumber: Band<DomesticWaybill> = (canvas, { trackingNumber }, box, { form }) => {
  const inner = inset(box, 2, 0.8);
  const number = trackingNumber ?? '';
  // Codabar has no letters.
  const bars = number === '' ? undefined : (encodeCodabar(number) ?? encodeCode128(number));
  const captionHeight = Math.min(3, inner.height * 0.16);
  const numberHeight = Math.min(7, inner.height * 0.24);
  const caption = bars ? WORDS.number : WORDS.noNumber;
  drawBlock(canvas, caption, { ...inner, height: captionHeight }, { size: 6, smallest: 4, leading: 1.1, color: form });
  if (!bars) return;
  const height = inner.height - captionHeight - numberHeight - 0.6;
  drawBarcode(canvas, bars, { ...inner, y: inner.y + captionHeight + 0.4, height });
  const below = { ...inner, y: inner.y + inner.height - numberHeight, height: numberHeight };
  const size = clampFontSize(numberHeight, 0.8, [7, 17]);
  drawBlock(canvas, groupDigits(number), below, {
    size,
    bold: true,
    align: 'center',
    spacing: 0.6,
    vertical: 'bottom',
    leading: 1.1,
  });
};

/** `'360012345674'` → `'3600-1234-5674'` */
function groupDigits(number: string): string {
  return /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1-') : number;
}
