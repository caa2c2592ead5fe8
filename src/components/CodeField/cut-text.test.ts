import { expect, it } from 'vitest';
import { FILLERS, repeat } from '../../../tests/hostile-texts';
import { cutText, isLongText } from './cut-text';

it.each(FILLERS)('cuts a long text of %j into short parts, which are the text', (filler) => {
  const text = repeat(filler, 50_000);
  const parts = cutText(text);
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  expect(Math.min(...parts.slice(0, -1).map(({ length }) => length))).toBeGreaterThan(500);
});

it('cuts at the ends of lines, and no character', () => {
  const lines = cutText(`${'a'.repeat(99)}\n`.repeat(100));
  expect(lines.slice(0, -1).filter((part) => !part.endsWith('\n'))).toEqual([]);
  expect(cutText(`a${'👩'.repeat(5000)}`).filter((part) => /^[\udc00-\udfff]/.test(part))).toEqual([]);
  expect(cutText('')).toEqual([]);
});

it.each([
  ['a', 40_000, false],
  ['a', 40_001, true],
  ['a\n', 2998, false],
  ['a\n', 3000, true],
  ['\n', 1500, true],
])('lets %j be edited up to a number of characters and of lines: %i', (filler, length, expected) => {
  expect(isLongText(repeat(filler, length))).toBe(expected);
});
