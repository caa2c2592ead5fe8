import { inset, type Box } from '../drawing/box';
import { MM_TO_POINTS, type Canvas } from '../drawing/canvas';
import { drawStrip, clampFontSize } from '../drawing/form';
import { drawBlock } from '../drawing/text-block';
import type { SourcedParty } from '../text/addresses';
import type { Band } from './band';
import type { DomesticWaybill } from './domestic-waybill';
import { addTitle, WORDS } from './domestic-words';

export const drawConsignee: Band<DomesticWaybill> = (canvas, { consignee }, box, theme) => {
  const strip = Math.min(7, box.height * 0.16);
  drawParty(canvas, consignee, inset(drawStrip(canvas, WORDS.consignee, box, theme, strip), 2, 1.2), {
    name: clampFontSize(box.height, 0.19, [9, 26]),
    text: clampFontSize(box.height, 0.118, [6.5, 17]),
  });
};

export const drawShipper: Band<DomesticWaybill> = (canvas, { shipper }, box, theme) => {
  const strip = Math.min(7, box.height * 0.22);
  drawParty(canvas, shipper, inset(drawStrip(canvas, WORDS.shipper, box, theme, strip), 2, 0.8), {
    name: clampFontSize(box.height, 0.16, [6, 13]),
    text: clampFontSize(box.height, 0.13, [5, 9.5]),
  });
};

/** Postal code and phone, the address, and at the bottom company and name with the form of address that is due. */
function drawParty(
  canvas: Canvas,
  { source, zip, phone, lines, company, name }: SourcedParty,
  box: Box,
  sizes: { name: number; text: number },
): void {
  const height = (sizes.text * 1.35) / MM_TO_POINTS;
  const nameHeight = (sizes.name * 1.3) / MM_TO_POINTS;
  const first = { ...box, height };
  drawBlock(
    canvas,
    zip && `〒${zip}`,
    { ...first, width: box.width * 0.45 },
    { size: sizes.text * 1.08, bold: true, smallest: 5, source },
  );
  const right = { ...first, x: box.x + box.width * 0.45, width: box.width * 0.55 };
  drawBlock(canvas, phone && `${WORDS.phone} ${phone}`, right, {
    size: sizes.text * 0.85,
    align: 'right',
    smallest: 4,
    source,
  });

  const companyHeight = company && name ? (sizes.text * 1.35) / MM_TO_POINTS : 0;
  const gap = 0.4;
  const top = box.y + height + gap;
  const address = { ...box, y: top, height: box.y + box.height - top - nameHeight - companyHeight };
  drawBlock(canvas, lines, address, { size: sizes.text, smallest: 4, leading: 1.35, source });
  const bottom = { ...box, y: address.y + address.height };
  if (companyHeight)
    drawBlock(canvas, company, { ...bottom, height: companyHeight }, { size: sizes.text, smallest: 4, source });
  const addressee = name ? addTitle(name, WORDS.person) : addTitle(company, WORDS.company);
  const style = { size: sizes.name, smallest: 5, bold: true, vertical: 'middle', source } as const;
  drawBlock(
    canvas,
    name || company ? addressee : '',
    { ...bottom, y: bottom.y + companyHeight, height: nameHeight },
    style,
  );
}
