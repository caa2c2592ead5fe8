import { defineRule } from '../define-rule';
import { chooseCarrier } from './choose-carrier';

export const internationalRoute = defineRule({
  id: 'international-route',
  title: 'International carriers ship to or from other countries',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "These carriers don't ship within Japan, so one of the addresses must be in another country: {carriers}.",
  message: 'This carrier ships between countries only. Within Japan, use a domestic carrier.',
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
