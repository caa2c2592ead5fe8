import { describe, expect, it } from 'vitest';
import { discountPrice } from './discount-price';

describe('the price after a discount', () => {
  it.each([
    [5000, 10, 'JPY', 4500],
    [5000, 0, 'JPY', 5000],
    [5000, 100, 'JPY', 0],
    [999, 10, 'JPY', 899],
    [38.25, 10, 'USD', 34.42],
    [0.29, 0, 'USD', 0.29],
    [1000, 9.9, 'JPY', 901],
    [1000, 12.3, 'JPY', 877],
    [300_000, 33.3333, 'JPY', 200_000],
    [1_000_000, 12.3456, 'JPY', 876_544],
    [5_000_000, 0.0004, 'JPY', 4_999_980],
    [100, 1e-7, 'USD', 99.99],
  ])('of %s less %s percent in %s is %s', (price, discount, currency, expected) => {
    expect(discountPrice(price, discount, currency)).toBe(expected);
  });
});
