import { expect, it } from 'vitest';
import { findCurrencyDecimals } from './currency-decimals';

it.each([
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['HUF', 2],
  ['IQD', 3],
  ['USD', 2],
  ['KWD', 3],
  ['XXX', 2],
])('%s has %i decimals', (currency, decimals) => {
  expect(findCurrencyDecimals(currency)).toBe(decimals);
});
