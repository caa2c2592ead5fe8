import { resolve } from 'node:path';
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
