import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from './read-report';

it('names the tests that Vitest skipped', () => {
  const assertionResults = [
    { fullName: 'a passes', status: 'passed' },
    { fullName: 'b is skipped', status: 'skipped' },
    { fullName: 'c is to do', status: 'todo' },
  ];
  expect(fromVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults }] })).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['b is skipped', 'c is to do'],
    flaky: [],
  });
});

it('names the tests that Playwright skipped, and those that passed when they were run again', () => {
  const toSpec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'in ja', specs: [toSpec('opens', 'flaky'), toSpec('prints', 'skipped')] };
  const suites = [{ title: 'search.test.ts', specs: [toSpec('closes', 'expected')], suites: [inner] }];
  expect(fromPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites })).toEqual({
    passed: 2,
    failed: 0,
    skipped: ['search.test.ts › in ja › prints'],
    flaky: ['search.test.ts › in ja › opens'],
  });
});
