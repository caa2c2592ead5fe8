import { defineRule } from '../define-rule';

export const internationalRoute = defineRule({
  id: 'international-route',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'These carriers ship across borders only: {carriers}.',
  message: 'This carrier ships across borders only. Use a domestic carrier.',
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
