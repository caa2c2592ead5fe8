import { expect, it } from 'vitest';
import { toDuration } from './folds';

it.each([
  [36, 192],
  [360, 327],
  [3600, 714],
])('a motion over %i px takes %i ms', (height, duration) => {
  expect(toDuration(height)).toBe(duration);
});
