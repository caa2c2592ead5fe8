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
  check: ({ carrier, parcels }) =>
    carrier && !carrier.multiple_parcels && countPieces(parcels) > 1
      ? [{ code: 'TOO_MANY', field: 'parcels', value: 1, given: countPieces(parcels) }]
      : [],
});
