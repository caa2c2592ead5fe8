import type { Language } from '../../contract';
import { createCanvas, type Canvas } from './drawing/canvas';
import { BLACK, type Color, type Cut, type Drawing } from './drawing/drawing';
import type { Theme } from './drawing/form';
import { drawSampleMark } from './drawing/sample-mark';
import type { LabelData } from './label-data';
import { getMetrics } from './metrics/metrics';
import { drawDomesticWaybill } from './waybill/draw-domestic';
import { toDomesticWaybill } from './waybill/domestic-waybill';
import { drawInternationalWaybill } from './waybill/draw-international';
import { drawCut, drawShipperCopy } from './waybill/draw-shipper-copy';
import { toInternationalWaybill } from './waybill/international-waybill';
import { listPages, type WaybillPage } from './waybill/pages';
import { findCopyPlace, findPaper, findPlace } from './waybill/place';
import { toShipperCopy } from './waybill/shipper-copy';
import { toJapaneseParty, toLatinParty } from './text/addresses';
import { WORDS } from './waybill/domestic-words';
import { LATIN_WORDS } from './waybill/latin-words';

const BLUE: Color = [0.09, 0.27, 0.6];

/**
 * Draws the label of a shipment: a page for each waybill, marked as a sample, and the archive page when the account wants
 * one. A domestic label is Japanese, an international one English. It does not throw on any text; characters that no font
 * has are drawn as 〓.
 */
export function drawLabel(data: LabelData): Drawing {
  const { shipment, catalogue } = data;
  const language = catalogue.carriers[shipment.delivery.carrier]?.scope === 'international' ? 'en' : 'ja';
  const paper = findPaper(data);
  const theme = { form: paper.isBlue ? BLUE : BLACK, isThermal: paper.isThermal };
  const pages = listPages(data).map((page) => {
    const canvas = createCanvas(paper, getMetrics(language));
    if (page.kind === 'archive') {
      drawShipperCopy(canvas, toShipperCopy(data, language, 'archive'), canvas.page, theme);
      drawSampleMark(canvas, canvas.page, paper.isThermal);
    } else {
      drawWaybillPage(canvas, data, page, { language, theme });
    }
    return canvas.toPage();
  });
  return { title: shipment.id, description: describeLabel(data, language), language, family: language, pages };
}

/** The strings that a label has no room for, in the order of its pages. */
export function listLabelCuts(data: LabelData): Cut[] {
  return drawLabel(data).pages.flatMap(({ cuts }) => cuts);
}

/** A waybill in its place, and on a sheet with room for it the shipper's copy below. */
function drawWaybillPage(
  canvas: Canvas,
  data: LabelData,
  page: WaybillPage,
  { language, theme }: { language: Language; theme: Theme },
): void {
  const place = findPlace(data, canvas.page);
  const free =
    language === 'ja'
      ? drawDomesticWaybill(canvas, toDomesticWaybill(data, page), place, theme)
      : drawInternationalWaybill(canvas, toInternationalWaybill(data, page), place, theme);
  drawSampleMark(canvas, free, theme.isThermal);
  const below = page.kind === 'outward' ? findCopyPlace(data, canvas.page) : undefined;
  if (!below) return;
  const copy = toShipperCopy(data, language, 'copy');
  drawCut(canvas, copy.words.cut, below.y);
  drawShipperCopy(canvas, copy, below, theme);
  drawSampleMark(canvas, below, theme.isThermal);
}

/** A description of a label, for readers who don't see it: carrier and service, tracking numbers and both parties. */
function describeLabel({ shipment, catalogue }: LabelData, language: Language): string {
  const { delivery, to_address: to, from_address: from } = shipment;
  const carrier = catalogue.carriers[delivery.carrier];
  const words = language === 'ja' ? WORDS : LATIN_WORDS;
  const [separator, end, toParty] =
    language === 'ja' ? (['：', '。', toJapaneseParty] as const) : ([': ', '. ', toLatinParty] as const);
  const [consignee, shipper] = [to, from].map((address) => {
    const { company, name } = toParty(address);
    return [company, name].filter(Boolean).join(' ');
  });
  const numbers = delivery.tracking_numbers;
  return [
    [carrier?.name, carrier?.services[delivery.method]?.name].map((name) => name?.[language] ?? '').join(' '),
    numbers.length > 0 ? `${words.number}${separator}${numbers.join(', ')}` : words.noNumber,
    `${words.consignee}${separator}${consignee}`,
    `${words.shipper}${separator}${shipper}`,
    shipment.test ? words.test : words.simulated,
  ].join(end);
}
