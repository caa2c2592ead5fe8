import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './steps';

export type Outcome = { name: string; passed: number; failed: number; seconds: number };

/** Runs a step, shows its output as it comes or, of one that others run beside, at its end, and counts. */
export async function runStep(step: Step): Promise<Outcome> {
  const title = `\n── ${step.name}: ${step.command.join(' ')}`;
  if (!step.single) console.log(title);
  if (step.counts) {
    mkdirSync(dirname(step.counts.file), { recursive: true });
    rmSync(step.counts.file, { force: true });
  }
  const start = performance.now();
  const { succeeded, output } = await run(step.command, step.single ? 'pipe' : 'inherit');
  if (step.single || output) console.log(`${step.single ? title : ''}\n${output}`.trimEnd());
  const seconds = (performance.now() - start) / 1000;
  const counted = step.counts ? count(step.counts) : undefined;
  const { passed, failed } = counted ?? (succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // A run that ends badly without a failed test, such as one that could not start, is a failure all the same.
  return { name: step.name, passed, failed: failed === 0 && !succeeded ? 1 : failed, seconds };
}

function run(
  [command = '', ...args]: string[],
  stdio: 'inherit' | 'pipe',
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(join('node_modules/.bin', command), args, { stdio: ['ignore', stdio, stdio] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', ({ message }) => resolve({ succeeded: false, output: `${output}\n${message}` }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
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
