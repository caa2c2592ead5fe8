import { describe, expect, it } from 'vitest';
import { viewBody } from '../../contract';
import { checkExample, contract } from '../../tests/rules/describe-rule';
import { fieldBuilder } from './fields';
import { listPageRules } from './page-rules';
import { listRuleFields, toFieldAnchors, type FieldAnchors } from './rule-fields';

const fields = fieldBuilder(contract);
const rules = listPageRules(contract);
const errorCases = contract.errorCases.flatMap((errorCase) => {
  const rule = rules.find(({ id }) => id === errorCase.rule);
  return rule
    ? [{ id: rule.id, rule, errorCase, listed: listRuleFields(rule, errorCase, toAnchors(rule.operations[0])) }]
    : [];
});

function toAnchors(operation: string): FieldAnchors {
  const body = contract.operations.find(({ id }) => id === operation)?.operation.requestBody;
  const schema = body?.content['application/json'].schema;
  return schema ? toFieldAnchors(fields.listFields(schema, 'request')) : new Map<string, string>();
}

/** Warnings name no field. */
const errors = errorCases.filter(({ rule }) => rule.severity !== 'warning');

describe('the fields of a rule', () => {
  it.each([
    ['yamato-shipping-date', ['setup.date']],
    ['yamato-prefecture', ['to_address.province', 'to_address.province_kanji']],
    ['yamato-address2', ['to_address.address2', 'to_address.address2_kanji']],
    ['consignee-city', ['to_address.city']],
    ['pieces-max', ['parcels', 'parcels[].amount']],
    ['cash-on-delivery-tax', ['setup.cash_on_delivery.amount', 'setup.cash_on_delivery.tax']],
    ['duty-paid-services', ['customs.duty_paid']],
    ['print-fallback', ['settings.print.size_fallback']],
  ])('%s are %j', (id, expected) => {
    const { listed } = errorCases.find((one) => one.id === id) ?? {};
    expect([...(listed ?? [])].sort()).toEqual([...expected].sort());
  });

  it.each(
    errors.filter(
      ({ rule, errorCase }) => errorCase.operation === rule.operations[0] && Object.keys(errorCase.path).length === 0,
    ),
  )('$id are one at least', ({ listed }) => expect(listed).not.toEqual([]));

  // The rules of routes judge the two addresses together.
  it.each(errors.filter(({ id, errorCase }) => 'to_address' in (errorCase.change as object) && !id.endsWith('-route')))(
    '$id are those of both addresses exactly when the rule judges both',
    ({ id, errorCase, listed }) => {
      const { to_address: from_address, ...others } = errorCase.change as { to_address: object };
      const issues = checkExample(errorCase.operation, errorCase.example, { change: { ...others, from_address } });
      const isOfSender = issues.some(({ rule, field }) => rule === id && field.startsWith('from_address'));
      expect(listed.some((path) => path.startsWith('from_address'))).toBe(isOfSender);
    },
  );
});

describe('the carriers of a rule', () => {
  const examples = contract.examples.filter(
    ({ operation, carrier = '' }) =>
      Object.hasOwn(contract.catalogue.carriers, carrier) && viewBody(contract, operation),
  );

  it.each(errorCases.filter(({ rule }) => rule.carriers))(
    '$id are all that it can reject',
    ({ id, rule, errorCase }) => {
      for (const { operation, name, carrier = '' } of examples.filter((one) => one.operation === errorCase.operation)) {
        const issues = checkExample(operation, name, { change: errorCase.change as object });
        const named = (errorCase.change as { setup?: { carrier?: string } }).setup?.carrier ?? carrier;
        const isRoute = issues.some((issue) => issue.rule?.endsWith('-route') && issue.rule !== id);
        if (issues.some((issue) => issue.rule === id) && !isRoute) expect(rule.carriers, name).toContain(named);
      }
    },
  );
});
