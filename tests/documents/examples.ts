import { loadContract } from '../../contract/node';
import { loadGlyphs } from '../../sandbox/documents/fonts/load-glyphs';
import { createPdfRenderers } from '../../sandbox/documents/pdf/create-renderers';
import type { InvoiceData, LabelData, Shipment } from '../../sandbox/documents/label-data';

export const contract = loadContract('contract');
export const { renderLabel, renderInvoice } = createPdfRenderers(loadGlyphs);

/** The shipment that an example of the contract made, after a change. */
export function getShipment(example: string, change: (shipment: Shipment) => void = () => undefined): Shipment {
  const found = contract.examples.find(({ operation, name }) => operation === 'shipment-create' && name === example);
  if (!found) throw new Error(`The contract has no example shipment-create/${example}.`);
  const shipment = structuredClone(found.response) as Shipment;
  change(shipment);
  return shipment;
}

type Change = { printSize?: string; shipment?: (shipment: Shipment) => void } & Partial<LabelData['label']>;

/** The label of an example, on A4 unless changed. */
export function getLabel(example: string, { shipment, ...label }: Change = {}): LabelData {
  return {
    shipment: getShipment(example, shipment),
    label: {
      id: 'label',
      printSize: 'PDF_A4',
      hasArchivePage: false,
      accountNumber: null,
      earliestDelivery: null,
      ...label,
    },
    catalogue: contract.catalogue,
  };
}

/** The commercial invoice of an example. */
export function getInvoice(example: string, change?: (shipment: Shipment) => void): InvoiceData {
  return { shipment: getShipment(example, change), catalogue: contract.catalogue, form: 'shipper' };
}

/** Every example of a shipment that has a label. */
export function listLabelledExamples(): string[] {
  return contract.examples
    .filter(({ operation, response }) => operation === 'shipment-create' && (response as Shipment).delivery.label)
    .map(({ name }) => name);
}
