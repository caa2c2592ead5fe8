import { listSteps } from './steps';
import { runStep, type Outcome } from './run-step';

/**
 * Everything that CI asks for, in an order in which the quick answers come first. `--quick` leaves out what needs a build,
 * `--full` adds the long matrix of browser tests and those that write to copies of the site. A step that fails does not stop the
 * others, but a failed build stops what reads it. The last line counts: `N passed, N failed`.
 */
async function main(): Promise<void> {
  const scope = process.argv.includes('--full') ? 'full' : process.argv.includes('--quick') ? 'quick' : 'all';
  const outcomes: Outcome[] = [];
  for (const step of listSteps(scope)) {
    const blocked = step.needsBuild && outcomes.some(({ name, failed }) => name === 'build' && failed > 0);
    const outcome = blocked ? { name: step.name, passed: 0, failed: 1, seconds: 0 } : await runStep(step);
    if (blocked) console.log(`✗ ${step.name}: not run, since the build failed`);
    outcomes.push(outcome);
  }
  const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

void main();
