import { expect, it } from 'vitest';
import { findNext } from './tabs';

it.each([
  ['js', 'ArrowRight', 'curl'],
  ['go', 'ArrowRight', 'js'],
  ['js', 'ArrowLeft', 'go'],
  ['curl', 'Home', 'js'],
  ['curl', 'End', 'go'],
  ['curl', 'Enter', undefined],
])('from %s, %s leads to %s', (current, key, next) => {
  expect(findNext(['js', 'curl', 'go'], current, key)).toBe(next);
});
