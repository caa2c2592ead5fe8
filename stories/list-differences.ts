import { listLeaves, parseJson } from './json';

/** A field of two responses, with its value in each as JSON; `undefined` where it is missing. */
export type Difference = { field: string; recorded: string | undefined; here: string | undefined };

/** Fields with a different value in every sandbox: IDs of errors, and tokens. */
const ALWAYS_OTHER = /(?:^|\.)(?:debug_id|token)$/;
const TIMESTAMP = /^"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"$/;
/** How much later the same call can be, in milliseconds: a replay sets the clock for each call. */
const TIME_TOLERANCE = 120_000;
const URL_VALUE = /^"https?:/;
/** Longer strings are documents, which an export omits. */
const STRING_LENGTH_MAX = 1000;

/**
 * Compares two responses field by field: '{"price":800}' and '{"price":950}' → [{ field: 'price', recorded: '800',
 * here: '950' }]. IDs are those of here already. Values that no two sandboxes have in common don't count: `debug_id`,
 * tokens, documents, hosts of URLs, and times at most two minutes apart.
 */
export function listDifferences(recorded: string, here: string): Difference[] {
  const [before, after] = [readLeaves(recorded), readLeaves(here)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, recorded: before.get(field), here: after.get(field) }))
    .filter((one) => !ALWAYS_OTHER.test(one.field) && !isSame(one.recorded, one.here));
}

function isSame(recorded: string | undefined, here: string | undefined): boolean {
  if (recorded === here) return true;
  if (recorded === undefined || here === undefined) return false;
  if ([recorded, here].every((text) => TIMESTAMP.test(text)))
    return Math.abs(toTime(recorded) - toTime(here)) <= TIME_TOLERANCE;
  return [recorded, here].every((text) => URL_VALUE.test(text)) || here.length > STRING_LENGTH_MAX;
}

function toTime(text: string): number {
  return Date.parse(text.slice(1, -1));
}

/** The values of a JSON text by their paths, as JSON. A text that is no JSON is one string, and nothing is no value. */
function readLeaves(text: string): Map<string, string> {
  if (text === '') return new Map();
  const leaves = listLeaves(parseJson(text) ?? text);
  return new Map([...leaves].map(([field, value]) => [field, JSON.stringify(value)]));
}
