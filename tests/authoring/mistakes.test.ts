import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSteps } from '../../tools/test/steps';
import { CHECKS, type Check } from './mistakes';
import { run, type Outcome } from '../copies/run';
import { copySite, type SiteCopy } from '../copies/site-copy';

const LIMIT = 3 * 60_000;

/** The command of a check, without its report for machines. */
function getCommand({ step, file }: Check): [string, string[]] {
  const found = listSteps('all').find(({ name }) => name === step);
  if (!found) throw new Error(`The test run has no step "${step}".`);
  const [command = '', ...args] = found.command.filter(
    (part) => !part.startsWith('--reporter') && !part.startsWith('--outputFile'),
  );
  return [resolve('node_modules/.bin', command), file ? [...args, `tests/agreement/${file}.test.ts`] : args];
}

describe.each(CHECKS.map((check) => ({ name: check.file ?? check.step, check })))('$name', ({ check }) => {
  let outcome: Outcome;

  beforeAll(async () => {
    const site = copySite({ withBuild: check.step === 'agreement' });
    try {
      for (const { seed } of check.mistakes) seed(site);
      const [command, args] = getCommand(check);
      outcome = await run(command, args, { cwd: site.dir, limit: LIMIT });
    } finally {
      site.remove();
    }
  }, LIMIT + 30_000);

  it.each(check.mistakes)('catches $mistake', ({ says }) => {
    expect(outcome.code, outcome.output).not.toBe(0);
    expect(outcome.output).toMatch(says);
  });
});

describe('what is built differently in one language', () => {
  let site: SiteCopy;
  let outcome: Outcome;

  beforeAll(async () => {
    site = copySite({ withBuild: true });
    site.edit('docs/auth.mdx', '{/* #roles */}', '{/* #duties */}');
    site.edit('docs/files.mdx', /^\| Size.*\n/m, '');
    site.edit('docs/pagination.mdx', 'print(', 'show(');
    const docusaurus = resolve('node_modules/.bin/docusaurus');
    const args = ['build', '--locale', 'en', '--out-dir', join(site.dir, 'build/en')];
    const built = await run(docusaurus, args, { cwd: site.dir, limit: LIMIT });
    expect(built.code, built.output).toBe(0);
    outcome = await run(...getCommand({ step: 'agreement', file: 'languages', mistakes: [] }), {
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
