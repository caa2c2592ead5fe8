import { sha256 as hashAnywhere } from '@noble/hashes/sha2.js';

/** Draws that depend on the seed alone. */
export type Random = {
  /** Letters of an alphabet. */
  letters: (alphabet: string, length: number) => string;
};

export const UPPER_CASE_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const LETTERS_AND_DIGITS = `${UPPER_CASE_AND_DIGITS}abcdefghijklmnopqrstuvwxyz`;
export const LOWER_CASE_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const HEX = '0123456789abcdef';

/** How many seeds `createSeededRandom` remembers. */
const REMEMBERED_MAX = 10_000;

/** The SHA-256 of a text in UTF-8. */
export type Sha256 = (text: string) => Uint8Array;

/** For where the platform has none that returns at once: its `crypto.subtle` works in another thread, which takes longer. */
const sha256Anywhere: Sha256 = (text) => hashAnywhere(new TextEncoder().encode(text));

/** Draws that follow from a text: the same text, the same draws. */
export function createRandom(seed: string, sha256 = sha256Anywhere): Random {
  return toRandom(digest(seed, sha256));
}

/**
 * Returns random numbers that depend on a seed and continue where the last ones with this seed ended: a repeated call draws
 * new IDs at once, instead of trying all that it was given before. The first draws are those of `createRandom`.
 */
export function createSeededRandom(sha256 = sha256Anywhere): (seed: string) => Random {
  const known = new Map<string, Random>();
  return (seed) => {
    const words = digest(seed, sha256);
    const key = words.join(' ');
    const random = known.get(key) ?? toRandom(words);
    // The text that was asked for longest ago is the first of the map.
    known.delete(key);
    known.set(key, random);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
    return random;
  };
}

/** The first four words of the hash of a text. */
function digest(text: string, sha256: Sha256): Uint32Array {
  return new Uint32Array(Uint8Array.from(sha256(text).subarray(0, 16)).buffer);
}

/** The generator xoshiro128** (Blackman and Vigna, https://prng.di.unimi.it/). */
function toRandom(words: Uint32Array): Random {
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
  return {
    letters: (alphabet, length) =>
      Array.from({ length }, () => alphabet[Math.floor((next() / 2 ** 32) * alphabet.length)]).join(''),
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
