import { defineRule } from '../define-rule';
import { chooseCarrier } from './choose-carrier';

export const internationalRoute = defineRule({
  id: 'international-route',
  title: 'International carriers ship to or from other countries',
  subject: 'shipping',
  scope: 'international',
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
  fix: (_, context) => chooseCarrier(context, 'domestic'),
});
