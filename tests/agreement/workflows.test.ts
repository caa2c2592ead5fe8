import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { steps: Step[]; strategy: { matrix: { node: string[] } } };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const FOLDER = '.github/workflows';
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow,
}));

describe.each(workflows)('$file', ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins each action to one version', () => {
    const loose = steps.flatMap(({ uses }) => (uses && !/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(uses) ? [uses] : []));
    expect(loose, 'Write the whole version.').toEqual([]);
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('runs what CI runs anywhere, on the oldest Node.js of package.json and on the newest long-term one', () => {
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
    const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
    expect(jobs.map(({ strategy }) => strategy.matrix.node)).toEqual([[oldest, '22', '24']]);
  });

  it('keeps the build with its hidden files, and what an nginx needs next to it', () => {
    const kept = steps.map((step) => step.with ?? {}).find(({ path }) => String(path).includes('build/'));
    expect(String(kept?.path).trim().split('\n')).toEqual(['build/', 'delivery/']);
    expect(kept?.['include-hidden-files']).toBe(true);
  });
});

describe('.ci/run', () => {
  it('ends with the whole test run, whose last line counts', () => {
    const lines = readFileSync('.ci/run', 'utf8').trim().split('\n');
    expect(lines.at(-1)).toBe('exec npm --silent run test:full');
    expect(lines).toContain('wait "$npm_ci" || exit 1');
  });
});
