import { expect, it } from 'vitest';
import { toCheckData } from '../../plugins/console/check-data';
import { createChecker } from '../../check';
import { EXAMPLE_NOW } from '../example-values';
import { createValidators, loadContract } from '../node';
import { mergePatch } from '../merge-patch';
import {
  toRuleContract,
  type RuleCarrier,
  type RuleContract,
  type RuleSchema,
  type RuleService,
} from './rule-contract';

const contract = loadContract('contract');
const { body: validateBody } = createValidators(contract);

it('gets the same issues as the whole contract, for every example and error case', () => {
  const data = { ...toCheckData(contract, 'en'), validateBody };
  const checkers = [createChecker(data), createChecker({ ...data, contract })];
  const find = (operation: string, name: string) =>
    contract.examples.find((one) => one.operation === operation && one.name === name)?.request;
  const requests = [
    ...contract.examples.map(({ operation, request }) => ({ operation, body: request })),
    ...contract.errorCases.map(({ operation, example, change }) => ({
      operation,
      body: mergePatch(find(operation, example), change),
    })),
  ].filter(({ body }) => body !== undefined);
  expect(requests.length).toBeGreaterThan(150);
  for (const { operation, body } of requests) {
    const [viewed, whole] = checkers.map((checker) =>
      checker.checkBody({ operation, body }, { now: EXAMPLE_NOW, ignoreHours: false, accounts: 'all' }),
    );
    expect(viewed).toEqual(whole);
  }
});

it('has every field of a carrier that a rule reads by the name of a capability', () => {
  const { catalogue } = toRuleContract(contract);
  const names = [...JSON.stringify(contract.openapi).matchAll(/"x-(?:carriers|services)":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  const fields = Object.values(catalogue.carriers).flatMap(({ services, ...carrier }) =>
    [carrier, ...Object.values(services)].flatMap((one) => Object.keys(one)),
  );
  expect(names.filter((name) => !fields.includes(String(name)))).toEqual([]);
});

it('does not let a rule read what its view lacks', () => {
  const carrier = {} as RuleCarrier;
  const service = {} as RuleService;
  const schema = {} as RuleSchema;
  const rules = { catalogue: {} } as RuleContract;
  expect([
    // @ts-expect-error: credentials are not for rules.
    carrier.credentials,
    // @ts-expect-error: prices are not for rules.
    service.tariff,
    // @ts-expect-error: descriptions are for pages.
    schema.description,
    // @ts-expect-error: international prices are not for rules.
    rules.catalogue.international_pricing,
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
