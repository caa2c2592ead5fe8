import { defineRule } from '../define-rule';
import { countPieces } from './pieces';

export const singleParcel = defineRule({
  id: 'single-parcel',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'A shipment with these carriers is one single parcel: {carriers}.',
  message: 'This carrier takes one parcel in a shipment. Make a shipment for each parcel.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { multiple_parcels: many }]) => (many ? [] : [type])),
  }),
  check: ({ carrier, parcels }) =>
    carrier && !carrier.multiple_parcels && countPieces(parcels) > 1
      ? [{ code: 'TOO_MANY', field: 'parcels', value: 1 }]
      : [],
});
