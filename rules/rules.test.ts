import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/node';
import type { Rule } from './define-rule';
import { renderSentence } from './render-sentence';
import { RULES, type RuleId } from './rules';

const contract = loadContract('contract');
const rules: readonly Rule[] = RULES;

/** Does not compile once ids are any text: then a sentence that is missing would compile. */
const isLiteral: string extends RuleId ? never : true = true;

describe('the list of rules', () => {
  it('has literal ids, each once', () => {
    expect(isLiteral).toBe(true);
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has every file that defines a rule', () => {
    const files = readdirSync('rules', { recursive: true, encoding: 'utf8' });
    const defining = files.filter(
      (file) =>
        /^[\w-]+\/.*(?<!\.test)\.ts$/.test(file) && readFileSync(`rules/${file}`, 'utf8').includes('= defineRule({'),
    );
    expect(defining.sort()).toEqual(rules.map(({ id, subject }) => `${subject}/${id}.ts`).sort());
  });
});

describe.each(rules.map((rule) => ({ id: rule.id, rule })))('$id', ({ id, rule }) => {
  it('stands with its test in the folder of its subject', () => {
    expect(existsSync(`rules/${rule.subject}/${id}.ts`)).toBe(true);
    expect(existsSync(`rules/${rule.subject}/${id}.test.ts`)).toBe(true);
  });

  it('states itself with numbers and lists of the contract', () => {
    const about = rule.about?.(contract) ?? {};
    expect(renderSentence(rule.statement, about, 'en')).toMatch(/^[^{}]+\.$/);
    expect(Object.keys(about).filter((name) => !rule.statement.includes(`{${name}}`))).toEqual([]);
    expect(Object.values(about).filter((value) => value === 0 || value === '' || String(value) === '')).toEqual([]);
  });

  it('judges operations that exist, and refuses with codes of the error catalogue', () => {
    const operations = contract.operations.map((entry) => entry.id);
    expect(rule.operations.filter((operation) => !operations.includes(operation))).toEqual([]);
    const { codes, carrier_codes: carrierCodes } = contract.errors;
    expect(Object.keys({ ...codes, ...carrierCodes })).toContain(rule.refusal ?? 'VALIDATION_ERROR');
  });
});
