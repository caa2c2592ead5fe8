import type { ConsoleExample } from '../../contract';
import type { Issue } from '../../rules';
import type { Difference, NearestExample } from '../check-result';

/** Weights above those of fields: another carrier counts for more than another service. */
const CARRIER = 1000;
const SERVICE = 100;
/** The distance of an option that only the example has, such as cash on delivery: it is another kind of order. */
const OPTION = 10;
/** The values on which the rules of a request depend. */
const DECISIVE = ['setup.carrier', 'setup.service'];
const PROVINCE = /(?<=\.)province$/;

/** A request as it was judged. */
type Given = { operation: string; body: unknown; issues: readonly Pick<Issue, 'field'>[] };
type Leaves = Map<string, unknown>;

/**
 * Returns the example of the operation that is nearest to a request: of the same carrier and service, with the fewest
 * fields that only one of them has. Its differences are the fields that the request lacks, and those with issues; what
 * both have without an issue, such as names and addresses, is the reader's own.
 *
 * @param fillDates puts dates in the place of the marks of an example
 */
export function findNearest(
  { operation, body, issues }: Given,
  examples: readonly ConsoleExample[],
  fillDates: (request: unknown) => unknown,
): NearestExample | undefined {
  const rated = examples
    .filter((example) => example.operation === operation && example.request !== undefined)
    .map((example) => ({ example, request: fillDates(example.request) }))
    .map((one) => ({ ...one, distance: measure(body, one.request) }));
  const [nearest] = rated.sort((a, b) => a.distance - b.distance);
  if (!nearest) return undefined;
  const { name, title } = nearest.example;
  return { name, title, differences: listDifferences(body, nearest.request, issues) };
}

function measure(body: unknown, example: unknown): number {
  const [given, works] = [listLeaves(body), listLeaves(example)];
  const differs = (field: string): boolean => given.has(field) && given.get(field) !== works.get(field);
  const missing = listMissing(body, given, works).map((field) =>
    works.has(field) && works.get(field) !== true ? 1 : OPTION,
  );
  const extra = [...given.keys()].filter((field) => !works.has(field)).length;
  const others = (differs('setup.carrier') ? CARRIER : 0) + (differs('setup.service') ? SERVICE : 0);
  return missing.reduce((sum, weight) => sum + weight, extra + others);
}

function listDifferences(body: unknown, example: unknown, issues: Given['issues']): Difference[] {
  const [given, works] = [listLeaves(body), listLeaves(example)];
  const isWrong = (field: string): boolean =>
    issues.some((issue) => contains(issue.field, field) || contains(field, issue.field));
  const isDecisive = (field: string): boolean => DECISIVE.includes(field) || isWrong(field);
  const extra = [...given.keys()].filter((field) => !works.has(field) && isDecisive(field));
  // Where the example has no province, its country has none.
  const countries = [...given.keys()]
    .filter((field) => PROVINCE.test(field) && isWrong(field) && !works.get(field))
    .map((field) => field.replace(PROVINCE, 'country'));
  const isCompared = (field: string): boolean => isDecisive(field) || countries.includes(field);
  const others = [...works].filter(([field, value]) => given.has(field) && given.get(field) !== value);
  const differences: Difference[] = [
    ...Array.from(new Set(extra.map((field) => findMissing(field, example)))).map((field) => ({
      field,
      given: getAt(body, field.split('.')),
    })),
    ...others
      .filter(([field]) => isCompared(field))
      .map(([field, value]) => ({ field, given: given.get(field), works: value })),
    ...listMissing(body, given, works).map((field) => ({ field, works: getAt(example, field.split('.')) })),
  ];
  return differences.sort((a, b) => Number(isCompared(b.field)) - Number(isCompared(a.field)));
}

/** The fields that only the example has. An object or a list that the request lacks is one of them. */
function listMissing(body: unknown, given: Leaves, works: Leaves): string[] {
  const fields = [...works.keys()].filter((field) => !given.has(field) && !isBeyond(field, given));
  return Array.from(new Set(fields.map((field) => findMissing(field, body))));
}

/** The highest object or list on the way to a field that a body lacks: 'parcels.0.width' → 'parcels' */
function findMissing(field: string, body: unknown): string {
  const names = field.split('.');
  const depth = names.findIndex((_, index) => getAt(body, names.slice(0, index + 1)) === undefined);
  return names.slice(0, depth + 1).join('.');
}

/** Whether a field is another or within it: 'setup', 'setup.date' → true */
function contains(field: string, inner: string): boolean {
  return inner === field || inner.startsWith(`${field}.`);
}

/** Whether a field belongs to an entry of a list that is longer in the example: a request needs no second product. */
function isBeyond(field: string, given: Leaves): boolean {
  const list = /^(.*?)\.[1-9]\d*\./.exec(field)?.[1];
  return list !== undefined && [...given.keys()].some((one) => contains(list, one));
}

/** Every value that contains no others, by its dotted path: { setup: { date: '…' } } → 'setup.date' */
function listLeaves(value: unknown, at = '', found: Leaves = new Map()): Leaves {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 && at !== '') found.set(at, value);
  for (const [name, inner] of entries) listLeaves(inner, at === '' ? name : `${at}.${name}`, found);
  return found;
}

function getAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}
