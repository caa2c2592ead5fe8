import { describe, expect, it } from 'vitest';
import { findCurrencyDecimals, viewBody } from '../../../contract';
import { discountPrice } from '../../../rules';
import { contract, createTestSandbox } from '../../../tests/sandbox/test-sandbox';
import { formatAmount, roundAmount } from './money';

const currencies = (
  viewBody(contract, 'shipment-create')?.fields.get('setup')?.fields.get('currency')?.schema.enum ?? []
).map(String);

/** Rule, document and sum agree on the decimals of each currency of the contract. */
describe('amounts in every currency', () => {
  it.each(currencies)('%s', async (currency) => {
    const decimals = findCurrencyDecimals(currency);
    const unit = Number((10 ** -decimals).toFixed(decimals));
    const price = Number((12 + unit).toFixed(decimals));
    const tooFine = Number((12 + unit / 2).toFixed(decimals + 1));

    expect(formatAmount(price, currency)).toBe(price.toFixed(decimals));
    expect(roundAmount(price, currency)).toBe(price);
    expect(discountPrice(price, 0, currency)).toBe(price);

    expect(await listRules(price)).toEqual([]);
    expect(await listRules(tooFine)).toEqual(['price-decimals']);

    async function listRules(amount: number): Promise<unknown[]> {
      const products = [{ name: 'Pen', quantity: 3, price: amount, origin_country: 'JP' }];
      const { send } = await getSandbox();
      const { body } = await send<{ details?: { rule: string }[] }>('POST /rates', {
        body: {
          setup: { currency },
          to_address: { country: 'GB' },
          from_address: { country: 'JP' },
          products,
          parcels: [{ weight: 200 }],
        },
      });
      return (body.details ?? []).map(({ rule }) => rule);
    }
  });
});

let sandbox: ReturnType<typeof createTestSandbox> | undefined;

function getSandbox(): ReturnType<typeof createTestSandbox> {
  return (sandbox ??= createTestSandbox());
}
