import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from './read-report';

it('names the tests that failed in Vitest and those that it skipped', () => {
  const assertionResults = [
    { fullName: 'a passes', status: 'passed' },
    { fullName: 'b is skipped', status: 'skipped' },
    { fullName: 'c is to do', status: 'todo' },
    { fullName: 'd fails', status: 'failed' },
  ];
  expect(fromVitest({ numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['d fails'],
    skipped: ['b is skipped', 'c is to do'],
    flaky: [],
  });
});

it('names what failed in Playwright, the tests that it skipped, and those that passed when they were run again', () => {
  const toSpec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'in ja', specs: [toSpec('opens', 'flaky'), toSpec('prints', 'skipped')] };
  const suites = [
    { title: 'search.test.ts', specs: [toSpec('closes', 'expected'), toSpec('opens', 'unexpected')], suites: [inner] },
  ];
  expect(
    fromPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites, errors: [{ message: 'Closed' }] }),
  ).toEqual({
    passed: 2,
    failed: 2,
    failures: ['search.test.ts › opens', 'outside of a test: Closed'],
    skipped: ['search.test.ts › in ja › prints'],
    flaky: ['search.test.ts › in ja › opens'],
  });
});
