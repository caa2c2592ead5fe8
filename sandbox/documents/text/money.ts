import { findCurrencyDecimals } from '../../../contract';
import { multiplyDecimals } from '../../../rules';

type CurrencyFormat = { decimals: number; format: Intl.NumberFormat };

const formats = new Map<string, CurrencyFormat>();

/** An amount with the decimals of its currency, without its name: `38.5, 'USD'` → `'38.50'`, `9000, 'JPY'` → `'9,000'`. */
export function formatAmount(amount: number, currency: string): string {
  return getFormat(currency).format.format(amount);
}

/** `9000, 'JPY'` → `'JPY 9,000'` */
export function formatMoney(amount: number, currency: string): string {
  return `${currency} ${formatAmount(amount, currency)}`;
}

/** `8800` → `'¥8,800'`, as Japanese labels print it. */
export function formatYen(amount: number): string {
  return `¥${formatAmount(amount, 'JPY')}`;
}

/** `2` → `'2'`, `1200` → `'1,200'` */
export function formatCount(count: number): string {
  return formatAmount(count, 'JPY');
}

/** An amount in the decimals of its currency: `38.255, 'USD'` → `38.26`, `1.005, 'USD'` → `1.01`. */
export function roundAmount(amount: number, currency: string): number {
  const unit = 10 ** getFormat(currency).decimals;
  return Math.round(multiplyDecimals(amount, unit)) / unit;
}

function getFormat(currency: string): CurrencyFormat {
  const known = formats.get(currency);
  if (known) return known;
  const decimals = findCurrencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = { decimals, format: new Intl.NumberFormat('en', digits) };
  formats.set(currency, made);
  return made;
}
