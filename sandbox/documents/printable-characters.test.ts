import { expect, it } from 'vitest';
import { listUnprintable } from '../../rules';
import { getMetrics } from './metrics/metrics';

const LAST = 0x2ffff;
const isSurrogate = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff;

it.each([
  ['japanese', 'ja', 6_900],
  ['latin', 'en', 800],
] as const)('a character that no rule reports is printed as it is: %s', (script, family, least) => {
  const metrics = getMetrics(family);
  const unreported = Array.from({ length: LAST + 1 }, (_, codePoint) => codePoint)
    .filter((codePoint) => !isSurrogate(codePoint))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => Object.values(listUnprintable(character, script)).flat().length === 0)
    // Blanks and invisible characters are drawn as one blank.
    .filter((character) => !/[\p{C}\p{Z}\s]/u.test(character));
  expect(unreported.filter((character) => metrics.toDrawable(character, true) !== character)).toEqual([]);
  expect(unreported.length).toBeGreaterThan(least);
});
