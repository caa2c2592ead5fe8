// cspell:ignore AAAANS AAAAEAAAAB
import { mapTexts } from './json';

const DAY = 24 * 60 * 60 * 1000;
const JAPAN_OFFSET = 9 * 60 * 60 * 1000;

/**
 * Replaces `{{shipping_date}}` and its like in an example by the values that the code samples compute: the next weekday
 * in Japan, the second day after it, and the moment thirty days before now. `{{image_NUMBER}}` is a PNG image of so many
 * bytes in Base64, for requests that are too long to be written down.
 *
 * @param now milliseconds since 1970, UTC
 * @throws on a name that it does not know.
 */
export function resolveExampleValue<T>(value: T, now: number): T {
  const shipping = nextWeekday(now);
  const values: Record<string, string> = {
    shipping_date: toDay(shipping),
    delivery_date: toDay(shipping + 2 * DAY),
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

/** The 24 bytes with which a PNG of one pixel begins, in Base64: signature, and the chunk with width and height. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

/** 'image_1048577' → Base64 of 1,048,577 bytes that begin as a PNG does; undefined for any other name. */
function toImage(name: string): string | undefined {
  const length = /^image_(\d+)$/.exec(name)?.[1];
  if (length === undefined) return undefined;
  const zeros = Number(length) - 24;
  return PNG + 'AAAA'.repeat(zeros / 3) + (['', 'AA==', 'AAA='][zeros % 3] ?? '');
}

/** Milliseconds since 1970 of the next day in Japan that is neither Saturday nor Sunday, as if Japan were UTC. */
function nextWeekday(now: number): number {
  let day = now + JAPAN_OFFSET;
  do day += DAY;
  while ([0, 6].includes(new Date(day).getUTCDay()));
  return day;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
