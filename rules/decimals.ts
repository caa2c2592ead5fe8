/** The most decimals that JavaScript rounds to. */
const DECIMALS_MAX = 100;

/** The sum of decimal numbers as people write it, without what binary fractions add: [20.1, 19.8, 20.1] → 60 */
export function sumDecimals(numbers: readonly number[]): number {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return roundTo(sum, Math.max(0, ...numbers.map(countDecimals)));
}

/** The product of decimal numbers as people write it: [38.15, 3] → 114.45 */
export function multiplyDecimals(...numbers: readonly number[]): number {
  const product = numbers.reduce((total, number) => total * number, 1);
  return roundTo(
    product,
    numbers.reduce((decimals, number) => decimals + countDecimals(number), 0),
  );
}

/** 20.1 → 1, 5e-7 → 7, 1e21 → 0 */
function countDecimals(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  const { length } = digits.split('.')[1] ?? '';
  return Math.max(0, length - Number(exponent));
}

function roundTo(number: number, decimals: number): number {
  return Number(number.toFixed(Math.min(decimals, DECIMALS_MAX)));
}
