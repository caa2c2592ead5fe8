import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, mergePatch, resolveExampleValue } from '../../contract';
import { createValidators, loadContract, SPECIFIED_CARRIERS } from '../../contract/node';
import { checkRequest, type RequestToCheck } from '../../rules/check-request';
import type { Issue } from '../../rules/issue';
import { RULES, type RuleId } from '../../rules/rules';
import type { AccountFacts } from '../../rules/shipping/subject';

/** A change to the example as a merge patch (RFC 7396), and the circumstances of the request. */
export type Row = {
  change?: object;
  now?: string;
  accounts?: AccountFacts[];
  ignoreHours?: boolean;
  account?: object;
  carrierType?: string;
  isKeyTaken?: boolean;
};

/** The expected issue of a failing row, and the other rules that such a request always breaks. */
export type FailingRow = Row & { expected?: Partial<Issue>; also?: string[] };

type Cases = { operation: string; example: string; passing: Row[]; failing: FailingRow[] };

export const contract = loadContract('contract', { carriers: SPECIFIED_CARRIERS });
export const { body: validateBody } = createValidators(contract);

/** One active account of every carrier type. */
export const ACCOUNTS: AccountFacts[] = Object.keys(contract.catalogue.carriers).map((type) => ({
  id: `${type}Account000000000`.slice(0, 17),
  type,
  state: 'active',
}));

/**
 * The test of a rule. A passing row breaks no rule and no schema; a failing row breaks this rule alone, once, and where
 * it expects a field, code or value the issue has that. Its rejection is the rule's unless the row expects another.
 */
export function describeRule(id: RuleId, { operation, example, passing, failing }: Cases): void {
  const rule = RULES.find((one) => one.id === id);
  describe(id, () => {
    it('is listed under its id', () => expect(rule?.id).toBe(id));

    it.each(passing.map((row) => ({ row, name: toName(row) })))('accepts $name', ({ row }) => {
      const warnings = checkExample(operation, example, row).filter((issue) => issue.rule === id);
      expect([...listErrors(operation, example, row), ...warnings], 'A passing row breaks no rule.').toEqual([]);
    });

    it.each(failing.map((row) => ({ row, name: toName(row) })))('rejects $name', ({ row }) => {
      const { expected, also = [] } = row;
      const issues = listIssues(operation, example, row).map((issue) => ({ rejection: undefined, ...issue }));
      const rejection = rule && 'rejection' in rule && operation === 'shipment-create' ? rule.rejection : undefined;
      expect(
        issues.filter((issue) => !also.includes(issue.rule ?? 'schema')),
        'A failing row breaks its rule alone. Change the row, or name in "also" what such a request always breaks.',
      ).toEqual([expect.objectContaining({ rule: id, rejection, ...expected })]);
      expect(issues.map((issue) => issue.rule ?? 'schema')).toEqual(expect.arrayContaining(also));
    });
  });

  function listIssues(...given: Parameters<typeof listErrors>): Issue[] {
    const wanted = rule && 'severity' in rule && rule.severity === 'warning';
    return wanted ? checkExample(...given).filter((issue) => issue.rule === id) : listErrors(...given);
  }
}

function listErrors(operation: string, example: string, row: Row): Issue[] {
  return checkExample(operation, example, row).filter(({ severity }) => severity === 'error');
}

/** Judges an example of the portal, changed as the row says. */
export function checkExample(
  operation: string,
  name: string,
  { change = {}, now, accounts = ACCOUNTS, ignoreHours = false, account: given, carrierType, isKeyTaken = false }: Row,
): Issue[] {
  const found = contract.examples.find((one) => one.operation === operation && one.name === name);
  if (!found) throw new Error(`There is no example ${operation}/${name}.`);
  const moment = now === undefined ? EXAMPLE_NOW : Date.parse(now);
  const body = resolveExampleValue(mergePatch(found.request, change), moment);
  const account = operation === 'carrier-update' ? { ...ACCOUNTS[0], settings: {}, ...given } : undefined;
  const request = {
    operation,
    body,
    now: moment,
    accounts,
    account,
    carrierType: carrierType ?? found.carrier,
    ignoreHours,
    isKeyTaken,
  };
  return checkRequest(request as RequestToCheck, contract, validateBody);
}

function toName({ change = {}, now }: Row): string {
  return `${JSON.stringify(change)}${now === undefined ? '' : ` at ${now}`}`.slice(0, 160);
}
