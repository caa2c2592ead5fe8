import type { RuleContract } from '../../contract';
import { findFieldAnchor, isRecord, RULES } from '../../rules';
import type { Explanation, FoundResponse } from '../check-result';

/**
 * What a value is if the API responds with it: it has all fields that every response of an operation has. A list is one if
 * its first entry has them.
 */
export function findResponse(value: unknown, contract: RuleContract): FoundResponse | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(one)) return undefined;
  const given = Object.keys(one);
  const found = contract.responses.find(
    ({ required }) =>
      required.every((name) => given.includes(name)) && (required.length > 1 || given.length === required.length),
  );
  if (!found) return undefined;
  const { operations } = found;
  return { operations, warnings: listWarnings(value).map((warning) => toExplanation(warning, operations, contract)) };
}

type Warning = { field: string; rule: string | null; message: string };

/** The entries of all lists of warnings in a response. */
function listWarnings(value: unknown): Warning[] {
  if (Array.isArray(value)) return value.flatMap(listWarnings);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'warnings' && Array.isArray(inner) ? inner.flatMap(toWarning) : listWarnings(inner),
  );
}

function toWarning(value: unknown): Warning[] {
  if (!isRecord(value) || typeof value.message !== 'string') return [];
  const { message, field, rule } = value;
  return [{ message, field: typeof field === 'string' ? field : '', rule: typeof rule === 'string' ? rule : null }];
}

/** The message of a warning says what it means. The link leads to its rule, or to the field that it is about. */
function toExplanation(
  { field, rule, message }: Warning,
  operations: readonly string[],
  contract: RuleContract,
): Explanation {
  const ofRule = RULES.find(({ id }) => id === rule)?.operations[0];
  const entry = contract.operations.find(({ id }) => operations.includes(id));
  const anchor = entry && findFieldAnchor(field, entry, contract);
  const place = anchor === undefined ? `${operations[0]}#response` : `${entry?.id}#${anchor}`;
  return {
    ...{ severity: 'warning', code: '', detail: null, rule, field, message, cause: '', fix: '', changes: [] },
    retry: 'none',
    link: ofRule === undefined ? place : `${ofRule}#rule-${rule}`,
  };
}
