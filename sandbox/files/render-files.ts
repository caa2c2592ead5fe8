import type { Environment } from '../environment';
import { renderInvoice } from '../labels/render-invoice';
import { renderLabel } from '../labels/render-label';
import type { ShipmentRecord } from '../store/store';

type Needs = Pick<Environment, 'contract' | 'loadFonts'>;

/** The label of a shipment as a PDF. */
export function renderLabelFile(
  { shipment, label }: ShipmentRecord,
  { contract, loadFonts }: Needs,
): Promise<Uint8Array> {
  if (!label) throw new Error(`The shipment ${shipment.id} has no label.`);
  return renderLabel({ shipment, label, catalogue: contract.catalogue }, loadFonts);
}

/** The carrier's own commercial invoice of a shipment as a PDF. */
export function renderCarrierInvoiceFile(
  { shipment }: ShipmentRecord,
  { contract, loadFonts }: Needs,
): Promise<Uint8Array> {
  return renderInvoice({ shipment, catalogue: contract.catalogue, form: 'carrier' }, loadFonts);
}
