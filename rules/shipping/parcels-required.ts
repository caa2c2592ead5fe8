import { defineRule } from '../define-rule';

export const parcelsRequired = defineRule({
  id: 'parcels-required',
  title: 'Parcels are required',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 3',
  statement:
    'International shipments require at least one parcel in `parcels`. For domestic shipments, `setup.pack_size` and `setup.pack_amount` are sufficient.',
  message: 'For international shipments, specify at least one parcel.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('parcels') ? [{ code: 'REQUIRED', field: 'parcels' }] : [],
});
