import { defineRule } from '../define-rule';
import { findCurrency } from './find-currency';
import { sumProducts } from './products';

export const iossValue = defineRule({
  id: 'ioss-value',
  title: 'Maximum value with IOSS',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create', 'rates-list'],
  field: 'ioss_number',
  severity: 'warning',
  source: 'assumed',
  statement:
    "The IOSS applies to goods of up to {eur} EUR. If the products are worth more after the discount, the response contains a warning. In other currencies, the sandbox uses these limits: {limits|# %}. Amounts in further currencies aren't checked.",
  message:
    'The IOSS applies to goods of up to {limit} {currency}. These products are worth more: omit `ioss_number`. VAT is due on import.',
  about: ({ catalogue }) => ({
    eur: catalogue.european_union.ioss_limits.EUR ?? 0,
    limits: Object.entries(catalogue.european_union.ioss_limits).flatMap(([currency, limit]) =>
      currency === 'EUR' ? [] : [`${currency} ${limit}`],
    ),
  }),
  check(subject) {
    const { body, contract, isCrossBorder } = subject;
    const currency = findCurrency(subject);
    const limits: Record<string, number> = contract.catalogue.european_union.ioss_limits;
    const limit = currency !== undefined && Object.hasOwn(limits, currency) ? limits[currency] : undefined;
    if (!isCrossBorder || currency === undefined || limit === undefined || !body.has('ioss_number')) return [];
    const value = sumProducts(subject);
    return value !== undefined && value > limit
      ? [{ code: 'INVALID', field: 'ioss_number', params: { limit, currency } }]
      : [];
  },
});
