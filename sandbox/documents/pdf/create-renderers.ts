import type { Renderers } from '../../environment';
import { drawInvoice, listInvoiceCuts } from '../draw-invoice';
import { drawLabel, listLabelCuts } from '../draw-label';
import type { Drawing } from '../drawing/drawing';
import type { Shipment } from '../label-data';
import { writeDocument } from './document';
import type { LoadGlyphs } from './glyphs';
import { canDrawImage } from './images';

/**
 * Renderers of PDFs. Glyphs are loaded when a document needs them: a label does, an invoice only when a text needs more than
 * Windows-1252. The same data give the same bytes.
 */
export function createPdfRenderers(loadGlyphs: LoadGlyphs): Renderers {
  const write = (drawing: Drawing, { id, created_at: createdAt }: Shipment): Promise<Uint8Array> =>
    writeDocument(drawing, { seed: id + createdAt, createdAt: new Date(createdAt), loadGlyphs });
  return {
    renderLabel: (data) => write(drawLabel(data), data.shipment),
    renderInvoice: (data) => write(drawInvoice(data), data.shipment),
    listLabelCuts: (data) => Promise.resolve(listLabelCuts(data)),
    listInvoiceCuts: (data) => Promise.resolve(listInvoiceCuts(data)),
    canDrawImage,
  };
}
