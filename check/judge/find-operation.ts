import { matchesPath, viewBody, type RuleContract, type RuleSchemaView } from '../../contract';
import type { ValidateBody } from '../../rules';

type Query = { contract: RuleContract; validateBody: ValidateBody; body: unknown };

/** The names that any body has at its top. */
export function listBodyNames(contract: RuleContract): ReadonlySet<string> {
  return new Set(contract.operations.flatMap(({ id }) => [...listNames(contract, id)]));
}

/** The operation that a request calls by its method and path. */
export function findCalled(
  { operations }: RuleContract,
  { method: given, path: at }: { method: string | undefined; path: string | undefined },
): string | undefined {
  const named = operations.filter(({ path }) => at !== undefined && matchesPath(at, path));
  return (named.find(({ method }) => method.toUpperCase() === given) ?? named[0])?.id;
}

/**
 * The operation with most of a body's names at its top, of several the one that describes most of the fields below, and then
 * the one whose schema fits best. Undefined when no operation has any of the names.
 */
export function findOperation({ contract, validateBody, body }: Query): string | undefined {
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const candidates = contract.operations
    .map(({ id }) => ({ id, known: given.filter((name) => listNames(contract, id).has(name)).length }))
    .filter(({ known }) => known > 0)
    .map((one) => ({
      ...one,
      described: countDescribed(viewBody(contract, one.id), body),
      ...countErrors(validateBody(one.id, body)),
    }));
  return candidates.sort(
    (a, b) => b.known - a.known || b.described - a.described || a.wrong - b.wrong || a.missing - b.missing,
  )[0]?.id;
}

/** How many fields of a body an operation uses, on all levels. */
function countDescribed(view: RuleSchemaView | undefined, value: unknown): number {
  if (view === undefined || typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countDescribed(view.items, item), 0);
  return Object.entries(value).reduce((sum, [name, item]) => {
    const field = view.fields.get(name);
    return field && !field.schema['x-ignored'] ? sum + 1 + countDescribed(field, item) : sum;
  }, 0);
}

/** Counts wrong and missing fields separately: a wrong value is more significant than a field that is still missing. */
function countErrors(errors: ReturnType<ValidateBody>): { wrong: number; missing: number } {
  const missing = errors.filter(({ keyword }) => keyword === 'required').length;
  return { wrong: errors.length - missing, missing };
}

function listNames(contract: RuleContract, operation: string): ReadonlySet<string> {
  return viewBody(contract, operation)?.names ?? new Set();
}
