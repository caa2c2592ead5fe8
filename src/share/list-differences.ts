import { visitJson } from '../../contract/json';

/** A field of two responses, with its value in each as JSON; `undefined` where it is missing. */
export type Difference = { field: string; recorded: string | undefined; here: string | undefined };

/** What is another value in every sandbox: how an error is found again, and tokens. */
const ALWAYS_OTHER = /(?:^|\.)(?:debug_id|token)$/;
const TIMESTAMP = /^"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"$/;
/** How much later the same call can be, in milliseconds: a replay sets the clock for each call. */
const TIME_TOLERANCE = 120_000;
const URL_VALUE = /^"https?:/;
/** Longer strings are documents, which an export leaves out. */
const STRING_LENGTH_MAX = 1000;

/**
 * Compares two responses field by field: '{"price":800}' and '{"price":950}' → [{ field: 'price', recorded: '800',
 * here: '950' }]. IDs are those of here already. Values that no two sandboxes have in common don't count: `debug_id`,
 * tokens, documents, hosts of URLs, and times of the same minute.
 */
export function listDifferences(recorded: string, here: string): Difference[] {
  const [before, after] = [listLeaves(recorded), listLeaves(here)];
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
function listLeaves(text: string): Map<string, string> {
  const leaves = new Map<string, string>();
  if (text === '') return leaves;
  visitJson(parse(text), (value, at) => {
    const isLeaf = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
    if (isLeaf) leaves.set(at.join('.'), JSON.stringify(value));
  });
  return leaves;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
