import { describe, expect, it } from 'vitest';
import { contract } from '../../../tests/sandbox/test-sandbox';
import { subtractMonths, toRange } from './shipments-list';

describe('subtractMonths', () => {
  it.each([
    ['2026-11-24', 2, '2026-09-24'],
    ['2026-04-30', 2, '2026-02-28'],
    ['2028-04-30', 2, '2028-02-29'],
    ['2026-05-31', 2, '2026-03-31'],
    ['2026-08-31', 2, '2026-06-30'],
    ['2026-12-31', 1, '2026-11-30'],
    ['2026-01-31', 2, '2025-11-30'],
    ['2026-02-28', 2, '2025-12-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-10-31', 2, '2026-08-31'],
  ])('%s less %i months is %s', (day, months, expected) => {
    expect(subtractMonths(day, months)).toBe(expected);
  });
});

describe('toRange', () => {
  const render = (query: object, now: string): string[] => {
    const { from, before } = toRange(query as Record<string, unknown>, Date.parse(now), contract);
    return [from, before].map((moment) => new Date(moment).toISOString());
  };
  const TODAY = ['2026-11-23T15:00:00.000Z', '2026-11-24T15:00:00.000Z'];

  it.each(['2026-11-23T15:00:00.000Z', '2026-11-23T23:30:00.000Z', '2026-11-24T14:59:59.999Z'])(
    'is the whole day in Japan at %s',
    (now) => {
      expect(render({}, now)).toEqual(TODAY);
    },
  );

  it.each([
    ['a millisecond before', '2026-11-23T14:59:59.999Z', '2026-11-22T15:00:00.000Z'],
    ['at the end', '2026-11-24T15:00:00.000Z', '2026-11-24T15:00:00.000Z'],
  ])('is another day %s', (_, now, from) => {
    expect(render({}, now)[0]).toBe(from);
  });

  it.each([
    ['2026-09-23T14:59:59.999Z', '2026-09-23T15:00:00.000Z'],
    ['2026-09-23T15:00:00.000Z', '2026-09-23T15:00:00.000Z'],
    ['2026-09-23T15:00:00.001Z', '2026-09-23T15:00:00.001Z'],
  ])('created_after %s begins at %s, with a window of two months', (after, from) => {
    expect(render({ created_after: after }, '2026-11-24T01:00:00Z')).toEqual([from, TODAY[1]]);
  });

  it.each([
    ['2026-11-24T10:00:00+09:00', '2026-11-24T01:00:00.000Z'],
    ['2026-11-24T10:00:00+09', '2026-11-24T01:00:00.000Z'],
    ['2026-12-31T23:59:60Z', '2027-01-01T00:00:00.000Z'],
  ])('created_before %s is %s', (before, expected) => {
    expect(render({ created_before: before }, '2026-11-24T01:00:00Z')[1]).toBe(expected);
  });
});
