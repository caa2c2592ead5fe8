import { defineRule } from '../define-rule';

export const consigneeCity = defineRule({
  id: 'consignee-city',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Across borders `to_address.city` is required.',
  message: 'Across borders give the city of the consignee.',
  check: ({ isCrossBorder, to }) =>
    isCrossBorder && to.isMissing('city') ? [{ code: 'REQUIRED', field: 'to_address.city' }] : [],
});
