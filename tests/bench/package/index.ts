import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EXAMPLE_NOW, resolveExampleValue } from '../../../contract';
import { loadRuntimeData } from '../../../sandbox/node';
import { installPackage } from '../../package/install';
import { renderCsv } from '../csv-rows';
import { compareClients } from './compare-clients';
import { timeProcess } from './time-process';

type Row = { unit: string; measured: number; required: number; goal: number };

const ROUNDS = 5;
const CREATES = `
import { readFileSync } from 'node:fs';
import { createSandbox } from 'shipping-api';
const sandbox = await createSandbox({ now: process.argv[2] });
const body = readFileSync('request.json');
const headers = { ...sandbox.headers, 'content-type': 'application/json' };
const start = performance.now();
for (let call = 0; call < 1000; call += 1) {
  const { status } = await sandbox.fetch(sandbox.url + '/shipments', { method: 'POST', headers, body });
  if (status !== 200) throw new Error('status ' + status);
}
console.log(performance.now() - start);
`;

/** What many sandboxes of the tests of a shop need, compared with one. */
const MANY = `
import { createSandbox } from 'shipping-api';
await createSandbox();
const measure = () => (gc(), process.memoryUsage().rss);
const before = measure();
const sandboxes = await Promise.all(Array.from({ length: 50 }, () => createSandbox({ accounts: 'all' })));
console.log(measure() - before, sandboxes.length);
`;
const IMPORT = `
const start = performance.now();
await import('shipping-api/client');
console.log(performance.now() - start);
`;

/** Measures the package of the build and prints the results with their limits. See ../README.md. */
async function main(): Promise<void> {
  const dir = installPackage();
  try {
    const rows = measure(dir);
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          { ...row, measured: Number(row.measured.toFixed(2)), verdict: judge(row) },
        ]),
      ),
    );
    console.table(await compareClients(dir));
    if (Object.values(rows).map(judge).includes('MISSED')) process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

function measure(dir: string): Record<string, Row> {
  const file = resolve('build/shipping-api.tgz');
  const cache = mkdtempSync(join(tmpdir(), 'npx-'));
  const npx = () =>
    timeProcess('npx', ['--yes', `file:${file}`, '--version'], { cwd: dir, npm_config_cache: cache }).wall;
  writeFileSync(join(dir, 'start.mjs'), "await (await import('shipping-api')).createSandbox();");
  writeFileSync(join(dir, 'creates.mjs'), CREATES);
  writeFileSync(join(dir, 'request.json'), JSON.stringify(getRequest()));
  const start = () => timeProcess(process.execPath, ['start.mjs'], { cwd: dir }).wall;
  const empty = () => timeProcess(process.execPath, ['--eval', ''], { cwd: dir }).wall;
  writeFileSync(join(dir, 'many.mjs'), MANY);
  writeFileSync(join(dir, 'import.mjs'), IMPORT);
  const print = (file: string, ...flags: string[]): number =>
    parseFloat(
      execFileSync(process.execPath, [...flags, file, new Date(EXAMPLE_NOW).toISOString()], {
        cwd: dir,
        encoding: 'utf8',
      }),
    );
  const creates = () => print('creates.mjs') / 1000;
  npx();
  const rows = {
    'createSandbox() in a fresh process, import included': {
      ...{ unit: 'ms', measured: takeLeast(start) - takeLeast(empty), required: 300, goal: 120 },
    },
    '1,000 create calls in process': { unit: 's', measured: takeLeast(creates), required: 4, goal: 2 },
    '50 sandboxes in one process, besides the first': {
      ...{ unit: 'MB', measured: takeLeast(() => print('many.mjs', '--expose-gc')) / 1e6, required: 80, goal: 40 },
    },
    "import('shipping-api/client')": {
      ...{ unit: 'ms', measured: takeLeast(() => print('import.mjs')), required: 15, goal: 8 },
    },
    'npx from a file to its output, warm cache': { unit: 's', measured: takeLeast(npx) / 1000, required: 2, goal: 1 },
    ...measureCsv(dir),
    'added build time, CPU': { unit: 's', measured: measureBuild(), required: 4, goal: 2 },
  };
  rmSync(cache, { recursive: true });
  return rows;
}

/** Prints the memory of a process when it ends. */
const PRINTS_MEMORY = `process.on('exit', () => console.error('maxRSS', process.resourceUsage().maxRSS))`;
/** The command csv with a file of the most rows, each with an error. */
function measureCsv(dir: string): Record<string, Row> {
  writeFileSync(join(dir, 'rows.csv'), renderCsv());
  const bin = join(dir, 'node_modules/shipping-api/bin.cjs');
  const start = performance.now();
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(PRINTS_MEMORY)}`, bin, 'csv', 'rows.csv'],
    { cwd: dir, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const seconds = (performance.now() - start) / 1000;
  const memory = Number(/maxRSS (\d+)/.exec(stderr)?.[1]) / 1000;
  return {
    '10,000 rows of CSV': { unit: 's', measured: seconds, required: 10, goal: 5 },
    '10,000 rows of CSV, memory': { unit: 'MB', measured: memory, required: 200, goal: 150 },
  };
}

function getRequest(): unknown {
  const { examples } = loadRuntimeData().contract;
  const example = examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/sagawa');
  return resolveExampleValue(example?.request, EXAMPLE_NOW);
}

/** The step of `npm run build` that writes the package, run again. */
function measureBuild(): number {
  return takeLeast(() => timeProcess(process.execPath, ['--import', 'tsx', 'tools/package/index.ts'], {}).cpu / 1000);
}

function takeLeast(run: () => number): number {
  return Math.min(...Array.from({ length: ROUNDS }, run));
}

function judge({ measured, required, goal }: Row): string {
  if (!(measured <= required)) return 'MISSED';
  return measured <= goal ? 'pass' : 'goal missed';
}

void main();
