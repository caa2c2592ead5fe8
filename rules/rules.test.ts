import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { viewBody, type RuleSchemaView } from '../contract';
import { loadContract } from '../contract/node';
import { capabilityRules } from './capabilities/capability-rules';
import type { Rule } from './define-rule';
import { renderStatement } from './render-statement';
import { RULES, type RuleId } from './rules';

const contract = loadContract('contract');
const rules: readonly Rule[] = RULES;

/** Fails to compile if `RuleId` becomes `string`: a missing sentence would then go unnoticed. */
const isLiteral: string extends RuleId ? never : true = true;

const isInTable = (id: string): boolean => Object.hasOwn(capabilityRules, id);

describe('the list of rules', () => {
  it('has literal ids, each once', () => {
    expect(isLiteral).toBe(true);
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has every file that defines a rule, and every row of the table', () => {
    const defining = readdirSync('rules', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^[\w-]+\/.*(?<!\.test)\.ts$/.test(file) && readFileSync(`rules/${file}`, 'utf8').includes('= defineRule({'),
    );
    const [inTable, own] = [true, false].map((wanted) => rules.filter(({ id }) => isInTable(id) === wanted));
    expect(defining.sort()).toEqual(own?.map(({ id, subject }) => `${subject}/${id}.ts`).sort());
    expect(inTable?.map(({ id }) => id).sort()).toEqual(Object.keys(capabilityRules).sort());
  });
});

describe('fields that only some carriers or services support', () => {
  it('have a rule each: the schemas name them with x-carriers and x-services', () => {
    const list = (operation: string): string[] => {
      const body = viewBody(contract, operation);
      return body ? listSupportedFields(body, '') : [];
    };
    const found = new Set([...list('shipment-create'), ...list('rates-list')]);
    // A package counts only without dimensions, so its rule is in a separate file.
    found.delete('parcels.package');
    const statements = Object.values<Rule>(capabilityRules).map(({ statement }) => statement);
    const missing = [...found].filter((field) => !statements.some((statement) => statement.includes(`\`${field}\``)));
    expect(missing).toEqual([]);
    expect(found.size).toBeGreaterThan(10);
  });
});

function listSupportedFields({ fields, items, schema }: RuleSchemaView, at: string): string[] {
  const own = (schema['x-carriers'] ?? schema['x-services']) ? [at] : [];
  const inner = [...(items?.fields ?? fields)].flatMap(([name, field]) =>
    listSupportedFields(field, at === '' ? name : `${at}.${name}`),
  );
  return [...own, ...inner];
}

describe.each(rules.map((rule) => ({ id: rule.id, rule })))('$id', ({ id, rule }) => {
  it('has a test next to it, and is in the folder of its subject unless it is a row of the table', () => {
    const stem = isInTable(id) ? 'capabilities/capability-rules' : `${rule.subject}/${id}`;
    expect(existsSync(`rules/${stem}.ts`)).toBe(true);
    const isTested = readFileSync(`rules/${stem}.test.ts`, 'utf8').includes(`describeRule('${id}'`);
    expect(isTested, `rules/${stem}.test.ts has no describeRule('${id}', …).`).toBe(true);
  });

  it('names its field if it is a row of the table: a rule for a new field breaks no client', () => {
    if (isInTable(id)) expect(rule.field).toMatch(/^[a-z_]+(\.[a-z_]+)+$/);
  });

  it('states itself with numbers and lists of the contract', () => {
    const about = rule.about?.(contract) ?? {};
    expect(renderStatement(rule.statement, about, 'en')).toMatch(/^[^{}]+\.$/);
    // A sentence that links to a table leaves the numbers to it.
    const isInTable = rule.statement.includes('](/common-car#');
    if (!isInTable)
      expect(Object.keys(about).filter((name) => !new RegExp(`\\{${name}[|}]`).test(rule.statement))).toEqual([]);
    expect(Object.values(about).filter((value) => value === 0 || value === '' || String(value) === '')).toEqual([]);
  });

  it('checks operations that exist, and rejects with codes of the error catalog', () => {
    const operations = contract.operations.map((entry) => entry.id);
    expect(rule.operations.filter((operation) => !operations.includes(operation))).toEqual([]);
    const { codes, carrier_codes: carrierCodes } = contract.errors;
    expect(Object.keys({ ...codes, ...carrierCodes })).toContain(rule.rejection ?? 'VALIDATION_ERROR');
  });
});
