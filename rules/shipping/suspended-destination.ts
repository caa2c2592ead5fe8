import { defineRule } from '../define-rule';
import { findCurrency } from './find-currency';
import { sumProducts } from './products';

const GIFT = 'GIFT';
const USD = 'USD';

export const suspendedDestination = defineRule({
  id: 'suspended-destination',
  title: 'Destinations with restrictions',
  subject: 'shipping',
  scope: ({ suspensions = [] }) => suspensions.length > 0,
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'Some carriers have suspended or limited mail with goods to some countries: {suspensions|% (since #)}. If `customs.content_type` is affected, the response contains a warning.',
  message:
    'Since {since}, this carrier has suspended or limited mail with goods to {country}. It accepts only the content type {accepted}[ and gifts of up to {usd} USD]. Ask the carrier before you ship, or use another carrier.',
  about: ({ catalogue }) => ({
    suspensions: Object.entries(catalogue.carriers).flatMap(([type, { suspensions = [] }]) =>
      suspensions.map(({ country, since }) => `${type} → ${country} ${since}`),
    ),
  }),
  check(subject) {
    const { carrier, body, to, isCrossBorder } = subject;
    const country = to.text('country');
    const suspension = carrier?.suspensions?.find((one) => one.country === country);
    if (!suspension || country === undefined || !isCrossBorder) return [];
    const { since, accepted, gifts_up_to_usd: usd } = suspension;
    const content = body.object('customs').text('content_type') ?? '';
    const isSmallGift =
      content === GIFT && findCurrency(subject) === USD && (sumProducts(subject) ?? Infinity) <= (usd ?? 0);
    if (accepted.includes(content) || isSmallGift) return [];
    const params = { since, country, accepted, usd: usd === undefined ? [] : [usd] };
    return [{ code: 'INVALID', field: 'to_address.country', params }];
  },
});
