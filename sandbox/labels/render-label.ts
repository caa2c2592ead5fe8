import { BLACK, type Color, type DrawnCanvas } from './drawing/canvas';
import { startDocument } from './drawing/document';
import type { Theme } from './drawing/form';
import { drawSampleMark } from './drawing/sample-mark';
import { openFamily } from './fonts/open-family';
import type { FontSource, LabelData } from './label-data';
import { drawDomesticWaybill } from './waybill/draw-domestic';
import { toDomesticWaybill } from './waybill/domestic-waybill';
import { drawInternationalWaybill } from './waybill/draw-international';
import { drawCut, drawShipperCopy } from './waybill/draw-shipper-copy';
import { toInternationalWaybill } from './waybill/international-waybill';
import { listPages, type WaybillPage } from './waybill/pages';
import { findCopyPlace, findPaper, findPlace } from './waybill/place';
import { toShipperCopy } from './waybill/shipper-copy';

const BLUE: Color = [0.09, 0.27, 0.6];

/**
 * Renders the label of a shipment as a PDF: a page for each waybill, marked as a sample, and the archive page when the
 * account wants one. Within Japan it is Japanese, abroad English. The same data give the same bytes. It does not throw on
 * any text; characters that no font has are drawn as 〓.
 */
export async function renderLabel(data: LabelData, fonts: FontSource): Promise<Uint8Array> {
  const { shipment, catalogue } = data;
  const language = catalogue.carriers[shipment.delivery.carrier]?.scope === 'international' ? 'en' : 'ja';
  const paper = findPaper(data);
  const document = await startDocument({
    title: shipment.id,
    language,
    seed: shipment.id + shipment.created_at,
    createdAt: new Date(shipment.created_at),
    family: openFamily(typeof fonts === 'function' ? await fonts() : fonts, language),
  });
  const theme = { form: paper.isBlue ? BLUE : BLACK, isThermal: paper.isThermal };
  for (const page of listPages(data)) {
    const canvas = document.addPage(paper.width, paper.height);
    if (page.kind !== 'archive') {
      drawWaybillPage(canvas, data, page, { language, theme });
      continue;
    }
    drawShipperCopy(canvas, toShipperCopy(data, language, 'archive'), canvas.page, theme);
    drawSampleMark(canvas, canvas.page, paper.isThermal);
  }
  return document.finish();
}

/** A waybill in its place, and on a sheet with room for it the shipper's copy below. */
function drawWaybillPage(
  canvas: DrawnCanvas,
  data: LabelData,
  page: WaybillPage,
  { language, theme }: { language: 'ja' | 'en'; theme: Theme },
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
