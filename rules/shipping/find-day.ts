import { isDay } from '../japan-time';
import type { Reader } from '../reader';

/** A day that the setup names; undefined where it names none, or something that is no day. */
export function findDay(setup: Reader, name: 'date' | 'delivery_date'): string | undefined {
  const text = setup.text(name);
  return text !== undefined && isDay(text) ? text : undefined;
}
