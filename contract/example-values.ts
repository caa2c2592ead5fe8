// cspell:ignore AAAANS AAAAEAAAABCAIAAACQd AAAADE VR4n
import { mapTexts } from './json';
import { toExampleDates } from './working-days';

/** The day on which the published examples are sent: Tuesday 24 November 2026, 10:00 in Japan. */
export const EXAMPLE_NOW = Date.parse('2026-11-24T01:00:00.000Z');

const DAY = 24 * 60 * 60 * 1000;

/**
 * Replaces placeholders in an example: `{{shipping_date}}` with the next working day in Japan, the delivery date with the
 * second day after it, and the start of a range with the time thirty days before now. `{{image_NUMBER}}` is a PNG image
 * of that many bytes, in Base64, for requests that are too long to be written into a file.
 *
 * @param now milliseconds since 1970, UTC
 * @throws on a name that it does not know.
 */
export function resolveExampleValue<T>(value: T, now: number): T {
  const values: Record<string, string> = {
    ...toExampleDates(now),
    range_start: new Date(now - 30 * DAY).toISOString(),
  };
  return mapTexts(value, (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const found = values[name] ?? toImage(name);
      if (found === undefined)
        throw new Error(`An example asks for "${name}"; known: ${Object.keys(values).join(', ')}.`);
      return found;
    }),
  ) as T;
}

/** A black PNG of one pixel, 69 bytes in Base64. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC';
const PNG_BYTES = 69;

/** 'image_1048577' → Base64 of a PNG with zeros after its end, 1,048,577 bytes in all; undefined for any other name. */
function toImage(name: string): string | undefined {
  const length = /^image_(\d+)$/.exec(name)?.[1];
  if (length === undefined) return undefined;
  const zeros = Number(length) - PNG_BYTES;
  return PNG + 'AAAA'.repeat(zeros / 3) + (['', 'AA==', 'AAA='][zeros % 3] ?? '');
}
