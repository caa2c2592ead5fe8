import { findCurrencyDecimals } from '../contract';

/** More decimals than a percentage has by which a price of this API can change. */
const PERCENT_DECIMALS = 12;
const PERCENT_UNIT = 10n ** BigInt(PERCENT_DECIMALS);

/**
 * A price after a discount in percent, rounded down to what the currency has: the decimals of ISO 4217.
 * All decimals of the percentage count, and none is lost to binary arithmetic. 5000, 10, 'JPY' → 4500
 */
export function discountPrice(price: number, percent: number, currency: string): number {
  const unit = 10 ** findCurrencyDecimals(currency);
  const [whole = '', decimals = ''] = percent.toFixed(PERCENT_DECIMALS).split('.');
  const rest = 100n * PERCENT_UNIT - BigInt(whole + decimals);
  return Number((BigInt(Math.round(price * unit)) * rest) / (100n * PERCENT_UNIT)) / unit;
}
