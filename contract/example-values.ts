import { mapTexts } from './json';

const DAY = 24 * 60 * 60 * 1000;
const JAPAN_OFFSET = 9 * 60 * 60 * 1000;

/**
 * Replaces `{{shipping_date}}` and its like in an example by the values that the code samples compute: the next weekday
 * in Japan, the second day after it, and the moment thirty days before now.
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
      const found = values[name];
      if (found === undefined)
        throw new Error(`An example asks for "${name}"; known: ${Object.keys(values).join(', ')}.`);
      return found;
    }),
  ) as T;
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
