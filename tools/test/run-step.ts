import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './steps';

export type Outcome = { name: string; passed: number; failed: number; seconds: number };

/** Runs a step with its output shown, and counts what passed and failed. */
export async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}: ${step.command.join(' ')}`);
  if (step.counts) {
    mkdirSync(dirname(step.counts.file), { recursive: true });
    rmSync(step.counts.file, { force: true });
  }
  const start = performance.now();
  const succeeded = await run(step.command);
  const seconds = (performance.now() - start) / 1000;
  const counted = step.counts ? count(step.counts) : undefined;
  const { passed, failed } = counted ?? (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // A run that ends badly without a failed test, such as one that could not start, is a failure all the same.
  return { name: step.name, passed, failed: failed === 0 && !succeeded ? 1 : failed, seconds };
}

function run([command = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules/.bin', command), args, { stdio: 'inherit' });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

type Counts = { passed: number; failed: number };

function count({ file, kind }: NonNullable<Step['counts']>): Counts | undefined {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
