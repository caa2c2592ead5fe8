import { defineRule } from '../define-rule';

export const consigneeCity = defineRule({
  id: 'consignee-city',
  title: 'City of the consignee is required',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create'],
  isOptionalForRates: true,
  source: 'assumed',
  statement: '`to_address.city` is required for international shipments.',
  message: 'For international shipments, specify the city of the consignee.',
  check: ({ isCrossBorder, to }) =>
    isCrossBorder && to.isMissing('city') ? [{ code: 'REQUIRED', field: 'to_address.city' }] : [],
});
