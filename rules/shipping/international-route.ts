import { defineRule } from '../define-rule';

export const internationalRoute = defineRule({
  id: 'international-route',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Carriers for international shipments only: {carriers}.',
  message: 'This carrier is for international shipments only. Use a domestic carrier.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { scope }]) =>
      scope === 'international' ? [type] : [],
    ),
  }),
  check: ({ carrier, isCrossBorder }) =>
    carrier?.scope === 'international' && isCrossBorder === false
      ? [{ code: 'INVALID', field: 'to_address.country' }]
      : [],
});
