/** Draws that depend on the seed alone. */
export type Random = {
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number;
  /** Letters of an alphabet. */
  letters: (alphabet: string, length: number) => string;
};

export const UPPER_CASE_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const LETTERS_AND_DIGITS = `${UPPER_CASE_AND_DIGITS}abcdefghijklmnopqrstuvwxyz`;
export const LOWER_CASE_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const HEX = '0123456789abcdef';

/**
 * Draws that follow from a text: the same text, the same draws. SHA-256 makes four words of it, xoshiro128** goes on from
 * there (Blackman and Vigna, https://prng.di.unimi.it/).
 */
export async function createRandom(seed: string): Promise<Random> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const words = new Uint32Array(digest.slice(0, 16));
  let [a = 1, b = 2, c = 3, d = 4] = words;

  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  const below = (end: number): number => Math.floor((next() / 2 ** 32) * end);
  return {
    below,
    letters: (alphabet, length) => Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''),
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
