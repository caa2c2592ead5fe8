import { describe, expect, it } from 'vitest';
import { formatMoney, formatYen, roundAmount } from './money';

describe('formatMoney', () => {
  it.each([
    [9000, 'JPY', 'JPY 9,000'],
    [38.5, 'USD', 'USD 38.50'],
    [1234567.8, 'EUR', 'EUR 1,234,567.80'],
    [12.3456, 'KWD', 'KWD 12.346'],
    [0, 'JPY', 'JPY 0'],
    [1, 'no currency', 'no currency 1.00'],
  ])('writes %f %s', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected);
  });
});

describe('formatYen', () => {
  it('has the sign and no decimals', () => {
    expect(formatYen(8800)).toBe('¥8,800');
  });
});

describe('roundAmount', () => {
  it.each([
    [38.15 * 3, 'USD', 114.45],
    [0.1 + 0.2, 'USD', 0.3],
    [1000.4, 'JPY', 1000],
    [1.005, 'USD', 1.01],
    [1.0015 * 1000, 'KWD', 1001.5],
  ])('rounds %f %s as people do', (amount, currency, expected) => {
    expect(roundAmount(amount, currency)).toBe(expected);
  });
});
