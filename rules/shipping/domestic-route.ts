import { defineRule } from '../define-rule';
import { chooseCarrier } from './choose-carrier';
import { isCountry } from './countries';

const JAPAN = 'JP';

export const domesticRoute = defineRule({
  id: 'domestic-route',
  title: 'Domestic carriers ship within Japan',
  subject: 'shipping',
  scope: 'domestic',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'These carriers ship only within Japan: {carriers}. Both countries must be `JP`.',
  message: 'This carrier ships within Japan only. To or from another country, use an international carrier.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { scope }]) => (scope === 'domestic' ? [type] : [])),
  }),
  check({ contract, carrier, to, from }) {
    if (carrier?.scope !== 'domestic') return [];
    const places = { to_address: to.text('country'), from_address: from.text('country') };
    return Object.entries(places).flatMap(([name, country]) =>
      country !== undefined && country !== JAPAN && isCountry(contract, country)
        ? [{ code: 'INVALID_VALUE' as const, field: `${name}.country`, value: [JAPAN] }]
        : [],
    );
  },
  fix: (_, context) => chooseCarrier(context, 'international'),
});
