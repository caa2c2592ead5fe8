import { expect, it } from 'vitest';
import { findActive } from './table-of-contents';

it.each([
  ['the first one when it is near the top', [100, 700], 0],
  ['none while the first one is further down', [600, 900], -1],
  ['the one before when the next is in the lower half', [-300, 600], 0],
  ['the next when it is in the upper half', [-300, 200], 1],
  ['the last one when all are above', [-900, -300], 1],
])('is %s', (_, tops, active) => {
  expect(findActive({ tops, top: 60, height: 900 })).toBe(active);
});
