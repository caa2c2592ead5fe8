import { readFileSync } from 'node:fs';
import type { Step } from './steps';

/**
 * The results of a step. `failures`, `skipped` and `flaky` are the names of tests; a flaky one passed when it was run again,
 * and a failure may be an error that belongs to no test.
 */
export type Report = { passed: number; failed: number; failures: string[]; skipped: string[]; flaky: string[] };

/** Reads the results that a test runner wrote; none when it wrote no file. */
export function readReport({ file, kind }: NonNullable<Step['counts']>): Report | undefined {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return kind === 'vitest' ? fromVitest(report as VitestReport) : fromPlaywright(report as PlaywrightReport);
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
};

export function fromVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const list = (...wanted: string[]): string[] =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ fullName }) => fullName);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: list('failed'),
    skipped: list('skipped', 'pending', 'todo'),
    flaky: [],
  };
}

type Suite = { title: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  errors: { message?: string }[];
};

export function fromPlaywright({ stats, suites, errors }: PlaywrightReport): Report {
  const named = suites.flatMap((suite) => listTests(suite));
  const list = (wanted: string): string[] => named.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...list('unexpected'), ...errors.map(({ message = '' }) => `outside of a test: ${message}`)],
    skipped: list('skipped'),
    flaky: list('flaky'),
  };
}

function listTests({ title, suites = [], specs }: Suite, above = ''): { name: string; status: string }[] {
  const path = above ? `${above} › ${title}` : title;
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: `${path} › ${spec.title}`, status }))),
    ...suites.flatMap((suite) => listTests(suite, path)),
  ];
}
