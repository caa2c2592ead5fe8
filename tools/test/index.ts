import { availableParallelism } from 'node:os';
import { renderSizes } from '../../tests/bench/budgets';
import { listSteps, type Step } from './steps';
import { runStep, type Outcome } from './run-step';

const PROCESSORS = availableParallelism();

/**
 * Runs the checks of every change, next to the build. `--quick` omits what needs a build, `--full` adds the long browser
 * tests, those of other languages, engines and packages, and those that write to copies of the site. A step that fails does not stop the others, but a failed build stops
 * the steps that read it. The last line is the count: `N passed, N failed`.
 */
async function main(): Promise<void> {
  const scope = process.argv.includes('--full') ? 'full' : process.argv.includes('--quick') ? 'quick' : 'all';
  const outcomes: Outcome[] = [];
  for (const group of groupSteps(listSteps(scope))) {
    const queue = [...group];
    const work = async (): Promise<void> => {
      for (let step = queue.shift(); step; step = queue.shift()) outcomes.push(await runUnlessBlocked(step, outcomes));
    };
    await Promise.all(Array.from({ length: Math.min(PROCESSORS, group.length) }, work));
  }
  const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  if (scope !== 'quick') console.log(`\n${renderSizes()}\n`);
  for (const outcome of outcomes) console.log(renderOutcome(outcome));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

function renderOutcome({ name, passed, failed, failures, skipped, flaky, seconds }: Outcome): string {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ];
  return [
    `${failed > 0 ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${seconds.toFixed(0)} s)`,
    ...failures.map((failure) => `  failed: ${failure}`),
    ...flaky.map((test) => `  flaky, passed when it was run again: ${test}`),
    ...skipped.map((test) => `  skipped: ${test}`),
  ].join('\n');
}

async function runUnlessBlocked(step: Step, outcomes: Outcome[]): Promise<Outcome> {
  const isBlocked = step.needsBuild && outcomes.some(({ name, failed }) => name === 'build' && failed > 0);
  if (!isBlocked) return runStep(step);
  console.log(`✗ ${step.name}: not run, since the build failed`);
  return { name: step.name, passed: 0, failed: 1, failures: [], skipped: [], flaky: [], seconds: 0 };
}

/** Neighbors that keep one processor busy each run side by side, every other step by itself. */
function groupSteps(steps: Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const [at, step] of steps.entries()) {
    if (step.single && steps[at - 1]?.single) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

void main();
