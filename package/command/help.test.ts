import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CSV_PROBLEM_KINDS, FILE_ISSUE_KINDS } from '../../csv';
import { SYNTAX_PROBLEMS } from '../../request-text';
import { COMMANDS, FLAG_NAMES, FLAGS, loadRuntimeData, toVariable } from '../../sandbox/node';
import { renderHelp } from './help';
import { createTranslator } from './translator';

const { contract, sentences } = loadRuntimeData();

describe.each(['en', 'ja'] as const)('the help in %s', (locale) => {
  const help = renderHelp(createTranslator(sentences, locale, 'npm run sandbox --'), contract, 'sandbox.db').join('\n');

  it('has every flag with its variable, and every command', () => {
    for (const name of FLAG_NAMES) {
      const { placeholder } = FLAGS[name];
      expect(help).toContain(`  --${name}${placeholder ? ` ${placeholder}` : ''}  (${toVariable(name)})\n`);
    }
    for (const command of COMMANDS) expect(help).toContain(`\n  ${command}\n`);
  });

  it('has the call limit of the API as the default', () => {
    expect(help).toMatch(/100\/60.*10\/1\D/);
  });

  it('is in one language', () => {
    const isJapanese = /[ぁ-ん]/.test(help);
    expect(isJapanese).toBe(locale === 'ja');
  });
});

it('is told in the README, flag by flag', () => {
  const readme = readFileSync('README.md', 'utf8');
  const told = [...readme.matchAll(/^\| `(--[\w-]+(?: \S+)?)` /gm)].map(([, flag]) => flag);
  const expected = FLAG_NAMES.map((name) => [`--${name}`, FLAGS[name].placeholder].filter(Boolean).join(' '));
  expect(told).toEqual(expected);
});

const REJECTIONS = ['too-long', 'too-deep', 'no-body', 'powershell'];

it('says nothing that the contract has no phrase for, and has no phrase that is never said', () => {
  const code = ['sandbox/node', 'package', 'package/command']
    .flatMap((dir) => readdirSync(dir).map((file) => `${dir}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const said = [
    ...[...code.matchAll(/'((?:check|cli)-[a-z-]+)'/g)].map(([, name]) => name ?? ''),
    ...FLAG_NAMES.flatMap((name) => [`cli-flag-${name}`, `cli-bad-${name}`]),
    ...COMMANDS.map((command) => `cli-command-${command}`),
    ...[...CSV_PROBLEM_KINDS, ...FILE_ISSUE_KINDS, 'no-field'].map((kind) => `csv-${kind}`),
    ...['not-sent', 'only-printed', 'unknown-column'].map((kind) => `cli-csv-${kind}`),
    ...[...SYNTAX_PROBLEMS, ...REJECTIONS, 'object'].map((kind) => `check-${kind}`),
    ...['no-request', 'no-operation', 'response'].map((kind) => `cli-check-${kind}`),
    ...['fix', 'wait', 'contact', 'repeat', 'look', 'none'].map((answer) => `check-retry-${answer}`),
  ];
  const known = Object.keys(contract.phrases).filter((name) => /^(?:check|cli|csv)-/.test(name));
  expect([...new Set(said)].sort()).toEqual(known.sort());
});
