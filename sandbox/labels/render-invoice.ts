import { startDocument } from './drawing/document';
import { HELVETICA } from './fonts/helvetica';
import { openFamily, STANDARD_FAMILY } from './fonts/open-family';
import { drawInvoice } from './invoice/draw-invoice';
import { toInvoice } from './invoice/invoice';
import type { FontSource, InvoiceData } from './label-data';

/**
 * Renders the commercial invoice of a shipment as a PDF, marked as a sample on every page. The same data give the same
 * bytes. Fonts are loaded and embedded only when a text needs more than Windows-1252; a function gets them only then.
 */
export async function renderInvoice(data: InvoiceData, fonts: FontSource): Promise<Uint8Array> {
  const { shipment } = data;
  const invoice = toInvoice(data);
  const family = isStandard(JSON.stringify(invoice))
    ? STANDARD_FAMILY
    : openFamily(typeof fonts === 'function' ? await fonts() : fonts, 'en');
  const document = await startDocument({
    title: `${invoice.title} ${shipment.id}`,
    language: 'en',
    seed: shipment.id + shipment.created_at,
    createdAt: new Date(shipment.created_at),
    family,
  });
  drawInvoice(document, invoice);
  return document.finish();
}

/** Whether the fonts that every reader of PDFs brings along have all characters. */
function isStandard(text: string): boolean {
  for (const character of text) if (HELVETICA.findAdvance(character.codePointAt(0) ?? 0) === undefined) return false;
  return true;
}
