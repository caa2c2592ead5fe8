import type { RootContent } from 'mdast';
import type { ApiTypes } from '../../../contract';
import { EXAMPLE_NOW, resolveExampleValue } from '../../../contract';
import { carrierName, serviceName } from './field-nodes';
import { element } from './nodes';
import type { PageContext } from './page-context';

type ShipmentRequest = ApiTypes['schemas']['ShipmentRequest'];
type Shipment = ApiTypes['schemas']['Shipment'];
type Address = ApiTypes['schemas']['Address'];

/** `<Waybill of="shipment-create/sagawa" />`: a drawing of the label of an example. */
export function expandWaybill(props: Record<string, string>, context: PageContext): RootContent[] {
  const example = context.contract.examples.find(({ operation, name }) => `${operation}/${name}` === props.of);
  if (!example) throw new Error(`there is no example "${props.of}"`);
  const { setup } = resolveExampleValue(example.request, EXAMPLE_NOW) as ShipmentRequest;
  const shipment = example.response as Shipment;
  return [
    element('Waybill', {
      carrier: carrierName(shipment.delivery.carrier, context),
      service: serviceName(shipment.delivery.method, context),
      trackingNumber: shipment.delivery.tracking_numbers[0],
      to: toParty(shipment.to_address),
      from: toParty(shipment.from_address),
      pieces: setup.pack_amount,
      date: setup.delivery_date,
    }),
  ];
}

function toParty(address: Address): { name: string; zip: string; lines: string } {
  const { full_name = '', zip = '', province = '', address1 = '', address2 = '' } = address;
  return { name: full_name, zip, lines: [province, address1, address2].join('') };
}

/** `<CarrierStrip />`: the carriers at a glance. */
export function expandCarrierStrip(context: PageContext): RootContent[] {
  const carriers = Object.entries(context.contract.catalogue.carriers);
  const list = (scope: 'domestic' | 'international'): { type: string; name: string; services: number }[] =>
    carriers
      .filter(([, carrier]) => carrier.scope === scope)
      .map(([type, carrier]) => ({
        type,
        name: carrierName(type, context),
        services: Object.keys(carrier.services).length,
      }));
  return [element('CarrierStrip', { domestic: list('domestic'), international: list('international') })];
}
