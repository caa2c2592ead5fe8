import { expect, test } from 'vitest';
import { renderDuration } from './render-duration';

test.each([
  [0.4, '1 ms'],
  [825.2, '825 ms'],
  [999.4, '999 ms'],
  [999.5, '1.0 s'],
  [1313, '1.3 s'],
  [12_345, '12.3 s'],
])('%f ms is %s', (milliseconds, text) => {
  expect(renderDuration(milliseconds)).toBe(text);
});
