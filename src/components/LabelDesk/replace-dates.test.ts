import { expect, it } from 'vitest';
import { replaceDates } from './replace-dates';

it.each<[request: string, current: [string, string | undefined][], expected: string]>([
  [
    '{"date": "2026-11-25", "delivery_date": "2026-11-27"}',
    [
      ['2026-11-25', '2026-11-27'],
      ['2026-11-27', '2026-11-29'],
    ],
    '{"date": "2026-11-27", "delivery_date": "2026-11-29"}',
  ],
  ['{"date": "2026-12-01"}', [['2026-11-25', '2026-11-27']], '{"date": "2026-12-01"}'],
  ['{"date": "2026-11-25"}', [['2026-11-25', undefined]], '{"date": "2026-11-25"}'],
])('%s with %j becomes %s', (request, current, expected) => {
  expect(replaceDates(request, new Map(current))).toBe(expected);
});
