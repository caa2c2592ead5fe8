import type { ApiTypes } from '../../../contract';
import type { Environment } from '../../environment';
import type { LabelRecord } from '../../store/label-record';

type Documents = { shipment: ApiTypes['schemas']['Shipment']; label: LabelRecord | null };
type Needs = Pick<Environment, 'contract' | 'renderers'>;

/** The label of a shipment as a PDF. */
export function renderLabelFile({ shipment, label }: Documents, { contract, renderers }: Needs): Promise<Uint8Array> {
  if (!label) throw new Error(`The shipment ${shipment.id} has no label.`);
  return renderers.renderLabel({ shipment, label, catalogue: contract.catalogue });
}

/** The carrier's own commercial invoice of a shipment as a PDF. */
export function renderCarrierInvoiceFile({ shipment }: Documents, { contract, renderers }: Needs): Promise<Uint8Array> {
  return renderers.renderInvoice({ shipment, catalogue: contract.catalogue, form: 'carrier' });
}
