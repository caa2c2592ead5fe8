import { describe, expect, it } from 'vitest';
import { dereference, listErrorCases, listReported, type ErrorCase } from '..';
import { RULES, type Rule } from '../../rules';
import { loadContract } from './load';

const contract = loadContract('contract');
const { operations, openapi } = contract;
const getCode = ({ responses }: ErrorCase): string => (responses.en as { code?: string }).code ?? '';

/** Each error status of each operation, with its codes. */
const STATUSES = operations.flatMap(({ id, operation }) =>
  Object.entries(operation.responses).flatMap(([status, entry]) => {
    const response = dereference(openapi.components.responses, entry);
    const codes = Object.keys(response['x-errors'] ?? {});
    return codes.length > 0 ? [{ id, status, codes }] : [];
  }),
);

/** Each rule at each operation that checks it. */
const RULES_OF_OPERATIONS = (RULES as readonly Rule[]).flatMap(({ id: rule, operations: ids, severity }) =>
  ids.map((id) => ({ id, rule, severity })),
);

const toAdvice = (id: string): string =>
  `Add such a request of ${id} to contract/data/examples/error-cases.yaml, and run "npm run record".`;

describe('the failing requests of an operation', () => {
  it.each(STATUSES)('$id has one that returns $status', ({ id, codes }) => {
    expect(listErrorCases(id, contract).map(getCode), toAdvice(id)).toEqual(
      expect.arrayContaining([expect.stringMatching(`^(${codes.join('|')})$`)]),
    );
  });

  it.each(RULES_OF_OPERATIONS)('$id has one that breaks $rule', ({ id, rule, severity }) => {
    const own = listErrorCases(id, contract).find((one) => one.rule === rule);
    expect(own, toAdvice(id)).toBeDefined();
    const reported = listReported(own?.responses.en).map((one) => one.rule);
    // Warnings have no rule in the response.
    if (severity !== 'warning') expect(reported).toContain(rule);
  });

  it('link to the page of their operation where they link to a rule or a field', () => {
    const others = operations.flatMap(({ id }) =>
      listErrorCases(id, contract)
        .map(({ name, responses }) => ({ name, link: (responses.en as { link?: string }).link ?? '' }))
        .filter(({ link }) => link !== '' && !link.includes('/err-code#') && !link.includes(`/${id}#`)),
    );
    expect(others).toEqual([]);
  });
});
