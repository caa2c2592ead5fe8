import { describe, expect, it } from 'vitest';
import type { Fault } from '../contract';
import { ACCOUNTS, checkExample, contract } from './describe-rule';
import type { AccountFacts } from './shipping/subject';
import { RULES } from './rules';

const ids: readonly string[] = RULES.map(({ id }) => id);
// Rates report the errors of each carrier account, which their request does not have.
const faults = contract.faults.filter(
  ({ rule, responses }) => ids.includes(rule) && !('errors' in (responses.en as object)),
);

/** The accounts that the portal's examples register before this one, and that which the request names. */
function listAccounts({ operation, example, accounts, after: more }: Fault): AccountFacts[] {
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
function toCarrierType({ path }: Fault): { carrierType?: string } {
  const type = /^\{\{carrier-register\/(\w+) id\}\}$/.exec(path.id ?? '')?.[1];
  return type === undefined ? {} : { carrierType: type };
}

/** Ids of accounts are in a request as '{{carrier-register/ups id}}'. */
function fillIds(change: unknown): object {
  const text = JSON.stringify(change).replace(
    /\{\{carrier-register\/(\w+) id\}\}/g,
    (_, type: string) => ACCOUNTS.find((account) => account.type === type)?.id ?? '',
  );
  return JSON.parse(text) as object;
}

describe('the failing requests of contract/examples/faults.yaml', () => {
  it('show every rule', () => {
    const shown = faults.map(({ rule }) => rule);
    expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
  });

  it.each(faults)('$name is broken by its request, and nothing else is', (fault) => {
    const accounts = listAccounts(fault);
    const [account] = accounts;
    const issues = checkExample(fault.operation, fault.example, {
      change: fillIds(fault.change),
      accounts,
      ...(account ? { account } : {}),
      ...toCarrierType(fault),
      isKeyTaken: fault.after.includes('subuser-register/osaka'),
      ...(fault.at === undefined ? {} : { now: new Date(fault.at).toISOString() }),
    });
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set([fault.rule, ...fault.also]));
  });
});
