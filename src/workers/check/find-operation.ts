import { viewBody, type Contract } from '../../../contract';
import type { ValidateBody } from '../../../rules';

type Query = {
  contract: Contract;
  validateBody: ValidateBody;
  body: unknown;
  target: { method: string | undefined; path: string | undefined };
};

/** The names that any body has at its top. */
export function listBodyNames(contract: Contract): ReadonlySet<string> {
  return new Set(contract.operations.flatMap(({ id }) => [...listNames(contract, id)]));
}

/**
 * The operation that a request calls: by its method and path where they say it, else that with most of the body's names,
 * and of several the one whose schema fits best. Undefined when no operation has any of the names.
 */
export function findOperation({ contract, validateBody, body, target }: Query): string | undefined {
  const named = contract.operations.filter(({ path }) => target.path !== undefined && isPath(target.path, path));
  const called = named.find(({ method }) => method.toUpperCase() === target.method) ?? named[0];
  if (called) return called.id;
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const candidates = contract.operations
    .map(({ id }) => ({ id, known: given.filter((name) => listNames(contract, id).has(name)).length }))
    .filter(({ known }) => known > 0)
    .map((one) => ({ ...one, ...countFaults(validateBody(one.id, body)) }));
  return candidates.sort((a, b) => b.known - a.known || a.wrong - b.wrong || a.missing - b.missing)[0]?.id;
}

/** A value that an operation does not allow tells more than a field that is not there yet. */
function countFaults(faults: ReturnType<ValidateBody>): { wrong: number; missing: number } {
  const missing = faults.filter(({ keyword }) => keyword === 'required').length;
  return { wrong: faults.length - missing, missing };
}

/** '/carriers/Hq4v', '/carriers/{id}' → true. What a program fills in counts as any text. */
function isPath(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}

function listNames(contract: Contract, operation: string): ReadonlySet<string> {
  return viewBody(contract, operation)?.names ?? new Set();
}
