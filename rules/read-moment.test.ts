import { expect, it } from 'vitest';
import { readMoment } from './read-moment';

const NOON = Date.UTC(2026, 10, 24, 1);

it.each<[unknown, number | undefined]>([
  ['2026-11-24T10:00:00+09:00', NOON],
  ['2026-11-24T10:00+09:00', NOON],
  ['2026-11-24T10:00:00+0900', NOON],
  ['2026-11-24T01:00:00.000Z', NOON],
  ['2026-11-24T01:00:00.000000Z', NOON],
  ['2026-11-24t01:00:00z', NOON],
  [new Date(NOON), NOON],
  [NOON, NOON],
  ['2000-01-01T00:00:00Z', Date.UTC(2000, 0)],
  ['2199-12-31T23:59:59Z', Date.UTC(2199, 11, 31, 23, 59, 59)],
  ['2028-02-29T00:00:00Z', Date.UTC(2028, 1, 29)],
  ['2026-02-29T00:00:00Z', undefined],
  ['2026-02-30T00:00:00Z', undefined],
  ['2026-04-31T00:00:00+09:00', undefined],
  ['2026-13-01T00:00:00Z', undefined],
  ['2026-00-10T00:00:00Z', undefined],
  ['2026-11-24T24:30:00Z', undefined],
  ['2026-11-24T10:00:00', undefined],
  ['2026-11-24', undefined],
  ['1999-12-31T23:59:59Z', undefined],
  ['2200-01-01T00:00:00Z', undefined],
  ['+275760-09-13T00:00:00Z', undefined],
  ['1', undefined],
  ['', undefined],
  [new Date(NaN), undefined],
  [new Date(8.64e15), undefined],
  [Date.UTC(2200, 0) - 1, Date.UTC(2200, 0) - 1],
  [Date.UTC(2200, 0), undefined],
  ...[true, false, null, undefined, 0, -1, 8.64e15, NaN, Infinity, [NOON], {}].map((value): [unknown, undefined] => [
    value,
    undefined,
  ]),
])('%j → %j', (value, moment) => {
  expect(readMoment(value)).toBe(moment);
});
