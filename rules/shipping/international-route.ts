import { defineRule } from '../define-rule';
import type { Finding } from '../issue';
import { NO_FIX } from '../quick-fix/quick-fix';
import { chooseCarrier } from './choose-carrier';

const JAPAN = 'JP';

export const internationalRoute = defineRule({
  id: 'international-route',
  title: 'International carriers ship to or from other countries',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: "These carriers don't ship within Japan: {carriers}. One of the addresses must be in another country.",
  message: 'This carrier ships between countries only. Within Japan, use a domestic carrier.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { scope }]) =>
      scope === 'international' ? [type] : [],
    ),
  }),
  check({ carrier, isCrossBorder, to }): Finding[] {
    if (carrier?.scope !== 'international' || isCrossBorder !== false) return [];
    const country = to.text('country') ?? JAPAN;
    const found = { code: 'INVALID', field: 'to_address.country' } as const;
    return [country === JAPAN ? found : { ...found, params: { country }, sentence: 'INVALID.route' }];
  },
  fix: ({ sentence }, context) => (sentence ? NO_FIX : chooseCarrier(context, 'domestic')),
});
