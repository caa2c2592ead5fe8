import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readReport, type Report } from './read-report';
import type { Step } from './steps';

export type Outcome = Report & { name: string; seconds: number };

/** A log that is no terminal has no colors. */
const ENV = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a step and counts its tests. Its output is shown while it runs, or at its end if others run at the same time. */
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
  const [passed, failed] = succeeded ? [1, 0] : [0, 1];
  const report = (step.counts && readReport(step.counts)) ?? { passed, failed, failures: [], skipped: [], flaky: [] };
  // A run that ends badly without a failed test, such as one that could not start, is a failure all the same.
  return { ...report, name: step.name, failed: report.failed === 0 && !succeeded ? 1 : report.failed, seconds };
}

function run(
  [command = '', ...args]: string[],
  stdio: 'inherit' | 'pipe',
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(join('node_modules/.bin', command), args, { stdio: ['ignore', stdio, stdio], env: ENV });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', ({ message }) => resolve({ succeeded: false, output: `${output}\n${message}` }));
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}
