import { createRandom } from './random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KATAKANA = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロン';

/** A word with one slip, once for each kind: a letter missing, added, wrong, and swapped with its neighbor. */
export function makeSlips(word: string, seed: number): string[] {
  const random = createRandom(seed);
  const letter = (): string => random.pick(Array.from(/^[a-z]/.test(word) ? LETTERS : KATAKANA));
  // The first two letters are kept: the search uses them to find the correction.
  const at = 2 + random.below(word.length - 2);
  const [before, here, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  const last = before.slice(-1);
  const slips = [before + after, before + here + letter() + after, before + letter() + after];
  return at > 2 ? [...slips, before.slice(0, -1) + here + last + after] : slips;
}
