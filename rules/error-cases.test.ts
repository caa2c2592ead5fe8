import { describe, expect, it } from 'vitest';
import type { ErrorCase } from '../contract';
import { ACCOUNTS, checkExample, contract } from '../tests/rules/describe-rule';
import type { AccountFacts } from './shipping/subject';
import type { Rule } from './define-rule';
import { RULES } from './rules';

const isWarning = (rule: string): boolean => RULES.some((one: Rule) => one.id === rule && one.severity === 'warning');
const ids: readonly string[] = RULES.map(({ id }) => id);
// Rates report the errors of each carrier account, which their request does not have.
const errorCases = contract.errorCases.filter(
  ({ rule, responses }) => ids.includes(rule) && (isWarning(rule) || !('errors' in (responses.en as object))),
);

/** The accounts that the portal's examples register before this one, and that which the request names. */
function listAccounts({ operation, example, accounts, after: more }: ErrorCase): AccountFacts[] {
  const { after = [] } = contract.examples.find((one) => one.operation === operation && one.name === example) ?? {};
  const types = [...after, ...more].flatMap((name) =>
    name.startsWith('carrier-register/') ? [name.split('/')[1]] : [],
  );
  const state = accounts === 'pending' ? 'pending' : 'active';
  return accounts === 'none'
    ? []
    : ACCOUNTS.filter(({ type }) => types.includes(type)).map((one) => ({ ...one, state }));
}

/** The type of the account that the path names, where it is not that of the example. */
function toCarrierType({ path }: ErrorCase): { carrierType?: string } {
  const type = /^\{\{carrier-register\/(\w+) id\}\}$/.exec(path.id ?? '')?.[1];
  return type === undefined ? {} : { carrierType: type };
}

/** Replaces placeholders for the IDs of carrier accounts: `{{carrier-register/ups id}}` */
function fillIds(change: unknown): object {
  const text = JSON.stringify(change).replace(
    /\{\{carrier-register\/(\w+) id\}\}/g,
    (_, type: string) => ACCOUNTS.find((account) => account.type === type)?.id ?? '',
  );
  return JSON.parse(text) as object;
}

describe('the failing requests of contract/data/examples/error-cases.yaml', () => {
  it('show every rule', () => {
    const shown = errorCases.map(({ rule }) => rule);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  });

  it.each(errorCases)('$name is broken by its request, and nothing else is', (errorCase) => {
    const accounts = listAccounts(errorCase);
    const [account] = accounts;
    const issues = checkExample(errorCase.operation, errorCase.example, {
      change: fillIds(errorCase.change),
      accounts,
      ...(account ? { account } : {}),
      ...toCarrierType(errorCase),
      isKeyTaken: errorCase.after.includes('subuser-register/osaka'),
      ...(errorCase.at === undefined ? {} : { now: new Date(errorCase.at).toISOString() }),
    });
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set([errorCase.rule, ...errorCase.also]));
  });
});
