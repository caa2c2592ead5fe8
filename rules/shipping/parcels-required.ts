import { defineRule } from '../define-rule';

export const parcelsRequired = defineRule({
  id: 'parcels-required',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 3',
  statement:
    'Across borders `parcels` is required, with one parcel at least. Within Japan `setup.pack_size` and `setup.pack_amount` may stand for it.',
  message: 'Across borders give at least one parcel.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('parcels') ? [{ code: 'REQUIRED', field: 'parcels' }] : [],
});
