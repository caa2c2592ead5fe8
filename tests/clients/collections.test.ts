import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadContract } from '../../contract/node';
import { serveSandbox, type Served } from './serve-sandbox';

const CLIENTS = resolve('tests/clients/node_modules');
const require = createRequire(join(CLIENTS, '@usebruno/cli/package.json'));
const run = promisify(execFile);
const contract = loadContract('contract');
const examples = contract.examples.length;

let sandbox: Served;
let dir = '';
beforeAll(async () => {
  // A collection works out its dates by the clock of the machine.
  sandbox = await serveSandbox({ now: Date.now });
  dir = mkdtempSync(join(tmpdir(), 'collections-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true });
});

describe('the collections', () => {
  // One language each: the collections differ in their titles and recorded responses.
  it('run whole in newman, and again on a sandbox that has all accounts', async () => {
    const { url, token } = await addAccount();
    const { stats, failures } = await runNewman({ url, token });
    expect(failures).toEqual([]);
    expect(stats.requests.total).toBe(examples);
    await registerAccounts({ url, token });
    expect((await runNewman({ url, token })).failures).toEqual([]);
  }, 240_000);

  it('run whole in Bruno, imported as its application does it, and again on a sandbox that has all accounts', async () => {
    const { url, token } = await addAccount();
    const folder = await importIntoBruno('build/en/bruno-collection.yaml');
    const results = await runBruno({ url, token, folder });
    expect(failuresOf(results)).toEqual([]);
    expect(results).toHaveLength(examples);
    expect(results.every(({ testResults }) => testResults.length > 0)).toBe(true);
    await registerAccounts({ url, token });
    expect(failuresOf(await runBruno({ url, token, folder }))).toEqual([]);
  }, 360_000);

  it.each(['build', 'build/en'])('in %s have a recorded response with every request, and no token', (build) => {
    const postman = readFileSync(`${build}/postman-collection.json`, 'utf8');
    expect(postman.match(/"originalRequest"/g)).toHaveLength(examples);
    expect(postman).not.toMatch(/tok_(test|sub)_\w+"[^}]*x-access-token/);
    expect((JSON.parse(postman) as { variable: unknown }).variable).toContainEqual(
      expect.objectContaining({ key: 'baseUrl', value: 'http://127.0.0.1:4010/v1' }),
    );
  });
});

type NewmanReport = {
  run: {
    stats: { requests: { total: number } };
    failures: { source?: { name: string }; error: { message: string } }[];
  };
};
type BrunoReport = {
  results: {
    name: string;
    error: string | null;
    testResults: { status: string; description: string; error?: string }[];
  }[];
};

/** Registers every carrier account of the examples, as an earlier use of the sandbox does. */
async function registerAccounts({ url, token }: Pick<Served, 'url' | 'token'>): Promise<void> {
  for (const { operation, request } of contract.examples) {
    if (operation !== 'carrier-register') continue;
    const headers = { 'x-access-token': token, 'content-type': 'application/json' };
    await fetch(`${url}/carriers`, { method: 'POST', headers, body: JSON.stringify(request) });
  }
}

async function runNewman({ url, token }: Pick<Served, 'url' | 'token'>) {
  const report = join(dir, 'newman.json');
  const variables = ['--env-var', `baseUrl=${url}`, '--env-var', `token=${token}`];
  const args = ['run', 'build/postman-collection.json', ...variables, '-r', 'json', '--reporter-json-export', report];
  await run(join(CLIENTS, '.bin/newman'), args, { maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
  const { stats, failures } = (JSON.parse(readFileSync(report, 'utf8')) as NewmanReport).run;
  return { stats, failures: failures.map(({ source, error }) => `${source?.name}: ${error.message}`) };
}

async function runBruno({
  url,
  token,
  folder,
}: Pick<Served, 'url' | 'token'> & { folder: string }): Promise<BrunoReport['results']> {
  const report = join(folder, 'report.json');
  const variables = ['--env-var', `baseUrl=${url}`, '--env-var', `token=${token}`];
  const args = ['run', '-r', '--env', 'Sandbox', ...variables, '--reporter-json', report];
  await run(join(CLIENTS, '.bin/bru'), args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(() => undefined);
  const [{ results }] = JSON.parse(readFileSync(report, 'utf8')) as [BrunoReport];
  return results;
}

function failuresOf(results: BrunoReport['results']): string[] {
  return results.flatMap(({ name, error, testResults }) => [
    ...(error ? [`${name}: ${error}`] : []),
    ...testResults
      .filter(({ status }) => status !== 'pass')
      .map((test) => `${name}: ${test.error ?? test.description}`),
  ]);
}

/** A new sandbox for each run: the requests begin with an empty account. */
async function addAccount(): Promise<Served> {
  await sandbox.close();
  sandbox = await serveSandbox({ now: Date.now });
  return sandbox;
}

/** Imports with the converter and the writer of files that Bruno's own import uses. Returns the folder of the collection. */
async function importIntoBruno(file: string): Promise<string> {
  const folder = join(dir, 'bruno');
  const { openCollectionToBruno } = require('@usebruno/converters') as {
    openCollectionToBruno: (collection: unknown) => unknown;
  };
  const { createCollectionFromBrunoObject } = require('@usebruno/cli/src/utils/collection.js') as {
    createCollectionFromBrunoObject: (collection: unknown, dir: string, options: object) => Promise<void>;
  };
  mkdirSync(folder);
  await createCollectionFromBrunoObject(openCollectionToBruno(parse(readFileSync(file, 'utf8'))), folder, {
    format: 'yml',
  });
  return folder;
}
