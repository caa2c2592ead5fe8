import { findCurrencyDecimals } from '../../contract';
import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { NO_FIX } from '../quick-fix/quick-fix';
import type { Finding } from '../issue';
import type { Reader } from '../reader';
import { findCurrency } from './find-currency';
import { checkProducts } from './products';

const USUAL = 2;

export const priceDecimals = defineRule({
  id: 'price-decimals',
  title: 'Decimals of an amount',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'Amounts have as many decimals as ISO 4217 lists for the currency: two, except {currencies|# in %}. This applies to the `price` of products, `setup.insurance` and `setup.shipping_fee`.',
  message: 'The smallest unit of amounts in {currency} is {step}. Round the amount.',
  about: ({ openapi }) => ({
    currencies: (openapi.components.schemas.Currency?.enum ?? []).map(String).flatMap((currency) => {
      const decimals = findCurrencyDecimals(currency);
      return decimals === USUAL ? [] : [`${currency} ${decimals}`];
    }),
  }),
  check(subject) {
    const { setup } = subject;
    const currency = findCurrency(subject);
    if (currency === undefined) return [];
    const unit = { currency, decimals: findCurrencyDecimals(currency) };
    return [
      ...checkAmount(setup, 'setup.insurance', unit),
      ...checkAmount(setup, 'setup.shipping_fee', unit),
      ...checkProducts(subject, (product, at) => checkAmount(product, `${at}.price`, unit)),
    ];
  },
  fix({ field, params }, { body }) {
    const [price, step] = [getField(body, field), Number(params?.step)];
    return typeof price === 'number' && step > 0
      ? { kind: 'set', field, value: Number((Math.round(price / step) * step).toFixed(6)) }
      : NO_FIX;
  },
});

type Unit = { currency: string; decimals: number };

/** Checks an amount in its object. */
function checkAmount(holder: Reader, field: string, { currency, decimals }: Unit): Finding[] {
  const amount = holder.number(field.slice(field.lastIndexOf('.') + 1));
  return amount === undefined || fitsDecimals(amount, decimals)
    ? []
    : [{ code: 'INVALID', field, params: { currency, step: Number((10 ** -decimals).toFixed(decimals)) } }];
}

/** Whether an amount needs no more decimals: 38.25, 2 → true; the sum 0.1 + 0.2 is no amount of two decimals. */
function fitsDecimals(amount: number, decimals: number): boolean {
  return Number(amount.toFixed(decimals)) === amount;
}
