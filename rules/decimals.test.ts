import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplyDecimals, sumDecimals } from './decimals';

describe('sumDecimals', () => {
  it.each([
    [[20.1, 19.8, 20.1], 60],
    [[40.2, 39.6, 40.2], 120],
    [[0.1, 0.2], 0.3],
    [[38.25, 18.5], 56.75],
    [[1e-7, 2e-7], 3e-7],
    [[1e21, 1], 1e21],
    [[], 0],
  ])('%j → %d', (numbers, sum) => {
    expect(sumDecimals(numbers)).toBe(sum);
  });

  it('of hundredths equals the sum of integers, divided by 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 100 }), (hundredths) => {
        const sum = hundredths.reduce((total, one) => total + one, 0);
        expect(sumDecimals(hundredths.map((one) => one / 100))).toBe(sum / 100);
      }),
    );
  });
});

describe('multiplyDecimals', () => {
  it.each([
    [[38.15, 3], 114.45],
    [[1.1, 1000], 1100],
    [[20.1, 19.8, 20.1], 7999.398],
    [[1e-7, 3], 3e-7],
    [[0, 5.5], 0],
  ])('%j → %d', (numbers, product) => {
    expect(multiplyDecimals(...numbers)).toBe(product);
  });
});
