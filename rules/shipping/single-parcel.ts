import { defineRule } from '../define-rule';
import { countPieces } from './pieces';

export const singleParcel = defineRule({
  id: 'single-parcel',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Carriers that allow only one parcel in a shipment: {carriers}.',
  message: 'This carrier allows only one parcel in a shipment. Create a shipment for each parcel.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { multiple_parcels: many }]) => (many ? [] : [type])),
  }),
  check({ carrier, parcels, setup }) {
    if (!carrier || carrier.multiple_parcels) return [];
    const pieces = countPieces(parcels);
    if (pieces > 1) return [{ code: 'TOO_MANY', field: 'parcels', value: 1, given: pieces }];
    return (setup.number('pack_amount') ?? 1) > 1 ? [{ code: 'TOO_MANY', field: 'setup.pack_amount', value: 1 }] : [];
  },
});
