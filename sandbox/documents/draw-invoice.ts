import type { Cut, Drawing } from './drawing/drawing';
import { drawInvoicePages } from './invoice/draw-pages';
import { toInvoice } from './invoice/invoice';
import type { InvoiceData } from './label-data';
import { getMetrics } from './metrics/metrics';

/**
 * Draws the commercial invoice of a shipment, marked as a sample on every page. Its fonts are those that every reader of
 * PDFs has, unless a text needs more than Windows-1252.
 */
export function drawInvoice(data: InvoiceData): Drawing {
  const invoice = toInvoice(data);
  const text = JSON.stringify({ ...invoice, images: undefined });
  const family = getMetrics('standard').toDrawable(text, false) === text ? 'standard' : 'en';
  return {
    title: `${invoice.title} ${data.shipment.id}`,
    description: [invoice.carrier, ...invoice.fields.map(({ caption, value }) => `${caption}: ${value}`)]
      .filter(Boolean)
      .join('. '),
    language: 'en',
    family,
    pages: drawInvoicePages(invoice, getMetrics(family)),
  };
}

/** The strings that an invoice has no room for, in the order of its pages. */
export function listInvoiceCuts(data: InvoiceData): Cut[] {
  return drawInvoice(data).pages.flatMap(({ cuts }) => cuts);
}
