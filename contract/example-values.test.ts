import { describe, expect, it } from 'vitest';
import { resolveExampleValue } from './example-values';

const body = { setup: { date: '{{shipping_date}}', delivery_date: '{{delivery_date}}' } };

describe('resolveExampleValue', () => {
  it.each([
    ['Tuesday morning in Japan', '2026-11-24T01:00:00Z', '2026-11-25', '2026-11-27'],
    ['Friday: the weekend is passed over', '2026-11-27T01:00:00Z', '2026-11-30', '2026-12-02'],
    ['Saturday', '2026-11-28T01:00:00Z', '2026-11-30', '2026-12-02'],
    ['Tuesday evening in UTC, Wednesday in Japan', '2026-11-24T16:00:00Z', '2026-11-26', '2026-11-28'],
    ['the end of a year', '2026-12-31T01:00:00Z', '2027-01-04', '2027-01-06'],
  ])('%s', (_, now, date, delivery) => {
    expect(resolveExampleValue(body, Date.parse(now))).toEqual({ setup: { date, delivery_date: delivery } });
  });

  it('reaches thirty days back', () => {
    expect(resolveExampleValue('{{range_start}}', Date.parse('2026-11-24T01:00:00Z'))).toBe('2026-10-25T01:00:00.000Z');
  });

  it.each([1_048_575, 1_048_576, 1_048_577])('makes an image of %i bytes', (length) => {
    const image = Buffer.from(resolveExampleValue(`{{image_${length}}}`, 0), 'base64');
    expect(image).toHaveLength(length);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });

  it('leaves other values as they are', () => {
    expect(resolveExampleValue({ n: 1, list: [true, null, 'x'] }, 0)).toEqual({ n: 1, list: [true, null, 'x'] });
  });

  it('stops on a name that it does not know', () => {
    expect(() => resolveExampleValue('{{tomorrow}}', 0)).toThrow('An example asks for "tomorrow"');
  });
});
