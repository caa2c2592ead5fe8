import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { serveSandbox, type Served } from './serve-sandbox';

const run = promisify(execFile);
/** The inputs of the workflows, on the day of the published examples. */
const DATES = {
  shipping_date: '{{shipping_date}}',
  delivery_date: '{{delivery_date}}',
  range_start: '{{range_start}}',
};

type Workflows = { workflows: { workflowId: string; steps: object[] }[] };

let sandbox: Served;
let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'arazzo-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe.each(['build', 'build/en'])('the workflows in %s', (build) => {
  it('run whole in Redocly Respect, which compares every response with the contract', async () => {
    sandbox = await serveSandbox();
    const report = join(dir, 'report.json');
    const inputs = { token: sandbox.token, ...resolveExampleValue(DATES, EXAMPLE_NOW) };
    const args = [
      'respect',
      `${build}/workflows.arazzo.yaml`,
      ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
      ...['--server', `api=${sandbox.url}`, '--json-output', report],
    ];
    const { output, failed } = await run('node_modules/.bin/redocly', args, { maxBuffer: 64 * 1024 * 1024 }).then(
      ({ stdout, stderr }) => ({ output: stdout + stderr, failed: false }),
      (error: unknown) => ({ output: (error as { stdout: string }).stdout, failed: true }),
    );
    await sandbox.close();
    expect(failed, output.slice(-6000)).toBe(false);
    const { workflows } = parse(readFileSync(`${build}/workflows.arazzo.yaml`, 'utf8')) as Workflows;
    const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
      files: Record<string, { totalRequests: number }>;
    };
    expect(Object.values(files).map(({ totalRequests }) => totalRequests)).toEqual([
      workflows.flatMap(({ steps }) => steps).length,
    ]);
  }, 180_000);
});
