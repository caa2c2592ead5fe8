import { readFileSync } from 'node:fs';
import type { Step } from './steps';

/** The results of a step. `skipped` and `flaky` are the names of tests; a flaky one passed when it was run again. */
export type Report = { passed: number; failed: number; skipped: string[]; flaky: string[] };

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
  const skipped = tests.filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: skipped.map(({ fullName }) => fullName),
    flaky: [],
  };
}

type Suite = { title: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

export function fromPlaywright({ stats, suites }: PlaywrightReport): Report {
  const named = suites.flatMap((suite) => listTests(suite));
  const list = (wanted: string): string[] => named.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
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
