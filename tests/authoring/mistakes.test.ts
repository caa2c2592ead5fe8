import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSteps } from '../../tools/test/steps';
import { CHECKS, type Check } from './mistakes';
import { run, type Outcome } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 3 * 60_000;

/** The command of a check, without its report for machines. */
function getCommand({ step, args = [] }: Pick<Check, 'step' | 'args'>): [string, string[]] {
  const found = listSteps('all').find(({ name }) => name === step);
  if (!found) throw new Error(`The test run has no step "${step}".`);
  const [command = '', ...own] = found.command.filter(
    (part) => !part.startsWith('--reporter') && !part.startsWith('--outputFile'),
  );
  return [resolve('node_modules/.bin', command), [...own, ...args]];
}

// A writer has the build, and the caches of the checks for unchanged files: each copy has one of them.
describe.each(['build', '.cache/check'])('in a copy with %s', (generated) => {
  const checks = CHECKS.filter(({ step }) => (step === 'agreement') === (generated === 'build'));
  let site: SiteCopy;

  beforeAll(() => {
    site = copySite([generated]);
    for (const { seed } of checks.flatMap(({ mistakes }) => mistakes)) seed(site);
  });

  afterAll(() => {
    site.remove();
  });

  describe.each(checks)('$step', (check) => {
    let outcome: Outcome;

    beforeAll(async () => {
      outcome = await run(...getCommand(check), { cwd: site.dir, limit: LIMIT });
    }, LIMIT);

    it.each(check.mistakes)('catches $mistake', ({ says }) => {
      expect(outcome.code, outcome.output).not.toBe(0);
      expect(outcome.output).toMatch(says);
    });
  });
});

describe('what is built differently in one language', () => {
  let site: SiteCopy;
  let outcome: Outcome;

  beforeAll(async () => {
    site = copySite(['build']);
    site.edit('docs/auth.mdx', '{/* #roles */}', '{/* #duties */}');
    site.edit('docs/files.mdx', /^\| Size.*\n/m, '');
    site.edit('docs/pagination.mdx', 'print(', 'show(');
    const docusaurus = resolve('node_modules/.bin/docusaurus');
    const args = ['build', '--locale', 'en', '--out-dir', join(site.dir, 'build/en')];
    const built = await run(docusaurus, args, { cwd: site.dir, limit: LIMIT });
    expect(built.code, built.output).toBe(0);
    outcome = await run(...getCommand({ step: 'agreement', args: ['tests/agreement/languages.test.ts'] }), {
      cwd: site.dir,
      limit: LIMIT,
    });
  }, 2 * LIMIT);

  afterAll(() => {
    site.remove();
  });

  it.each([
    ['a renamed heading', /\/auth: expected[\s\S]*h2 duties/],
    ['a row that is missing', /> each page has the same in Japanese and English: tables[\s\S]*\/files: expected/],
    ['code that does something else', /\/pagination: expected[\s\S]*show\(/],
  ])('%s is caught', (_, says) => {
    expect(outcome.output).toMatch(says);
  });
});
