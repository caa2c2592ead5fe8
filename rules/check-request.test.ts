import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue, type RuleSchemaView, type Language } from '../contract';
import { createValidators } from '../contract/node';
import { applyChange, CHANGE, JSON_VALUE, reverseFields } from '../tests/rules/arbitrary-body';
import { checkRequest, type RequestToCheck } from './check-request';
import { ACCOUNTS, contract } from '../tests/rules/describe-rule';
import { DETAIL_CODES, type Issue, type Params } from './issue';
import { renderSentence } from './render-sentence';
import { RULES } from './rules';
import { SCHEMA_SENTENCES } from './schema-sentences';
import { findBodyView } from './body-view';

const { body: validateBody } = createValidators(contract);

const OPERATIONS = contract.operations.flatMap(({ id, operation }) => (operation.requestBody ? [id] : []));
const EXAMPLES = contract.examples.filter(({ request }) => request !== undefined);
const RUNS = 400;
const TIMEOUT = 120_000;

type Facts = { operation: string; body: unknown; carrierType: string };

function check({ operation, body, carrierType }: Facts): Issue[] {
  const account = { ...ACCOUNTS.find(({ type }) => type === carrierType), settings: {} };
  const request = {
    operation,
    body,
    now: EXAMPLE_NOW,
    accounts: ACCOUNTS,
    carrierType,
    ignoreHours: false,
    account: operation === 'carrier-update' ? account : undefined,
  };
  return checkRequest(request as RequestToCheck, contract, validateBody);
}

describe.each(OPERATIONS)('checkRequest of %s', (operation) => {
  it(
    'gives a result for any change of an example, always in the same way',
    () => {
      const examples = EXAMPLES.filter((example) => example.operation === operation);
      const bodies = examples.map(({ request }) => resolveExampleValue(request, EXAMPLE_NOW));
      const changed = fc
        .tuple(fc.constantFrom(...bodies), fc.array(CHANGE, { minLength: 1, maxLength: 4 }))
        .map(([body, changes]) => changes.reduce(applyChange, body));
      assertResponses(operation, changed, RUNS);
    },
    TIMEOUT,
  );

  it(
    'gives a result for any JSON, always in the same way',
    () => {
      assertResponses(operation, JSON_VALUE, RUNS / 4);
    },
    TIMEOUT,
  );
});

function assertResponses(operation: string, bodies: fc.Arbitrary<unknown>, numRuns: number): void {
  const types = fc.constantFrom(...Object.keys(contract.catalogue.carriers));
  const property = fc.property(bodies, types, (body, carrierType) => {
    const issues = check({ operation, body, carrierType });
    expect(check({ operation, body: structuredClone(body), carrierType })).toEqual(issues);
    expect(check({ operation, body: reverseFields(body), carrierType })).toEqual(issues);
    for (const issue of issues) assertSound(issue, operation, carrierType);
  });
  fc.assert(property, { numRuns, seed: 20261124 });
}

function assertSound(issue: Issue, operation: string, carrierType: string): void {
  expect(DETAIL_CODES).toContain(issue.code);
  expect(couldExist(issue, findBodyView(contract, operation, carrierType)), issue.field).toBe(true);
  expect(render(issue, 'en')).not.toBe('');
  expect(render(issue, 'ja')).toMatch(/[ぁ-ん]/);
}

/**
 * Whether the contract can have such a field. Unknown fields have any name; the names of regions and of masked fields are
 * chosen by the caller.
 */
function couldExist({ field, rule, code }: Issue, view: RuleSchemaView | undefined): boolean {
  if (field === '' || (field === 'id' && rule === 'negotiated-carriers')) return true;
  let at = view;
  for (const part of field.split('.')) {
    const items: RuleSchemaView | undefined = at?.items;
    const field: RuleSchemaView | undefined = at?.fields.get(part);
    if (at && !field && at.names.has(part)) return true;
    if (items ? !/^\d+$/.test(part) : !field) {
      return code === 'UNKNOWN_FIELD' || rule === 'masked-credentials' || at?.fields.size === 0;
    }
    at = items ?? field;
  }
  return true;
}

const JAPANESE = JSON.parse(readFileSync('i18n/ja/reference/rules.json', 'utf8')) as Record<
  string,
  { message: string } | undefined
>;

function render(issue: Issue, locale: Language): string {
  const { rule, code, sentence = code, field, value, params } = issue;
  const known = RULES.find(({ id }) => id === rule);
  const schemaKey = rule ?? sentence;
  const english = known?.message ?? (SCHEMA_SENTENCES as Record<string, string>)[schemaKey];
  const japanese = JAPANESE[known ? `${known.id}.message` : `schema.${schemaKey}`]?.message;
  const found = locale === 'en' ? english : japanese;
  if (found === undefined) throw new Error(`There is no sentence for ${schemaKey}.`);
  return renderSentence(found, { field, ...toValue(value), ...params }, locale);
}

function toValue(value: unknown): Params {
  if (typeof value === 'string' || typeof value === 'number') return { value };
  return Array.isArray(value) ? { value: value.map(String) } : {};
}
