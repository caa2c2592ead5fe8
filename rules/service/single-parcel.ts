import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { NO_FIX } from '../quick-fix/quick-fix';
import { isRecord } from '../reader';
import { countPieces } from '../shipping/pieces';
import { findServices } from './service-list';

export const singleParcel = defineRule({
  id: 'single-parcel',
  title: 'One parcel only',
  subject: 'service',
  scope: ({ multiple_parcels: many, services }) =>
    !many || Object.values(services).some(({ max_pieces: max }) => max === 1),
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'With {carriers}, and with the services {services}, a shipment can have only one parcel.',
  message:
    'The shipment has {pieces} parcels. With this carrier or service, a shipment can have only one. Create a shipment for each parcel.',
  about: (contract) => ({
    carriers: Object.entries(contract.catalogue.carriers).flatMap(([type, { multiple_parcels: many }]) =>
      many ? [] : [type],
    ),
    services: findServices(contract, ({ max_pieces: max }) => max === 1),
  }),
  check({ carrier, service, parcels, setup }) {
    if (!carrier || (carrier.multiple_parcels && service?.max_pieces !== 1)) return [];
    const pieces = countPieces(parcels);
    if (pieces > 1) return [{ code: 'TOO_MANY', field: 'parcels', value: 1, given: pieces, params: { pieces } }];
    const amount = setup.number('pack_amount') ?? 1;
    return amount > 1 ? [{ code: 'TOO_MANY', field: 'setup.pack_amount', value: 1, params: { pieces: amount } }] : [];
  },
  fix({ field }, { body }) {
    if (field === 'setup.pack_amount') return { kind: 'set', field, value: 1 };
    return isRecord(getField(body, 'parcels.0')) && getField(body, 'parcels.1') === undefined
      ? { kind: 'set', field: 'parcels.0.amount', value: 1 }
      : NO_FIX;
  },
});
