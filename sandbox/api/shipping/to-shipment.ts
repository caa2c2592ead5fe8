import type { ApiTypes } from '../../../contract';
import { toJapanDay } from '../../../rules';
import type { ShipmentRecord } from '../../store/store';

type Warning = ApiTypes['schemas']['Warning'];
/** Shipments that were stored earlier have warnings without a field and a rule. */
type StoredWarning = Pick<Warning, 'type' | 'message'> & Partial<Warning>;

/**
 * A shipment as it is returned. The URLs of its label and of the carrier's commercial invoice start with the origin at
 * which the sandbox is called now: 'http://127.0.0.1:4010' → 'http://127.0.0.1:4010/labels/202611/….pdf'
 */
export function toShipment(
  { shipment, label, hasCarrierInvoice }: ShipmentRecord,
  origin: string,
): ApiTypes['schemas']['Shipment'] {
  const { carrier, method, tracking_numbers, invoice, warnings } = shipment.delivery;
  const month = toJapanDay(Date.parse(shipment.created_at)).slice(0, 7).replace('-', '');
  const file = label && `${month}/${label.id}.pdf`;
  return {
    ...shipment,
    delivery: {
      carrier,
      method,
      tracking_numbers,
      label: file && `${origin}/labels/${file}`,
      invoice,
      carrier_invoice: file && hasCarrierInvoice ? `${origin}/carrier-invoices/${file}` : null,
      warnings: warnings.map(withField),
    },
  };
}

function withField({ type, field = '', rule = null, message }: StoredWarning): Warning {
  return { type, field, rule, message };
}
