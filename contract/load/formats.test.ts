import { fullFormats } from 'ajv-formats/dist/formats';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats';

const isDate = fullFormats.date as { validate: (text: string) => boolean };
const isDateTime = fullFormats['date-time'] as { validate: (text: string) => boolean };

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

describe('formats of requests', () => {
  it('accept the same dates as ajv-formats', () => {
    const different = [0, 4, 1900, 2000, 2023, 2024, 2026, 2028, 2096, 2100, 2400, 9999].flatMap((year) =>
      Array.from(
        { length: 14 * 33 },
        (_, index) => `${pad(year, 4)}-${pad(Math.floor(index / 33))}-${pad(index % 33)}`,
      ),
    );
    expect(different.filter((text) => FORMATS.date.test(text) !== isDate.validate(text))).toEqual([]);
  });

  it.each(['', '2026-1-01', '02026-01-01', '2026-01-01 ', '2026/01/01', 'x2026-01-01', '2026-01-01\n'])(
    'reject the date %j',
    (text) => {
      expect(FORMATS.date.test(text)).toBe(false);
    },
  );

  it.each([
    '2026-11-25T00:00:00.000Z',
    '2026-11-25t23:59:59z',
    '2026-11-25 09:00:00+09:00',
    '2026-11-25T09:00:00+0900',
    '2026-11-25T09:00:00-09',
    '2026-02-29T00:00:00Z',
    '2026-11-25T24:00:00Z',
    '2026-11-25T00:60:00Z',
    '2026-11-25T00:00:00',
    '2026-11-25T00:00:00+24:00',
    '2026-11-25T00:00:00+09:60',
    '2026-11-25T00:00:00 09:00',
    '2026-11-25T00:00Z',
    '2026-11-25',
  ])('agree with ajv-formats about the time %j', (text) => {
    expect(FORMATS['date-time'].test(text)).toBe(isDateTime.validate(text));
  });

  it.each([
    ['2026-12-31T23:59:60Z', true],
    ['2027-01-01T08:59:60.5+09', true],
    ['2026-12-31T23:58:60Z', false],
    ['2026-12-31T23:59:61Z', false],
  ])('of the leap second %j say %j', (text, isAccepted) => {
    expect(FORMATS['date-time'].test(text)).toBe(isAccepted);
  });
});
