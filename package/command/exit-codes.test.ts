import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { loadRuntimeData } from '../../sandbox/node';
import { listPlantedFiles, renderFile } from '../../tests/fixtures/csv/planted-files';
import { runPackage } from './run-package';

const materials = loadRuntimeData();
const NOW = ['--now', new Date(EXAMPLE_NOW).toISOString()];
const MISSING = 'missing.csv';
const REQUEST = materials.contract.examples.find(
  ({ operation, name }) => operation === 'shipment-create' && name === 'sagawa',
)?.request;

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'exit-'));
  const request = resolveExampleValue(REQUEST, EXAMPLE_NOW) as object;
  const planted = listPlantedFiles(EXAMPLE_NOW).find(({ source }) => source.id === 'e-hiden');
  const right = planted ? renderFile(planted, false) : '';
  const [header = ''] = right.split(/\r?\n/);
  // Line 16 has a mistake that only a person can fix.
  const wrong = planted ? (renderFile(planted).split(/\r?\n/)[15] ?? '') : '';
  const files = {
    'right.json': JSON.stringify(request),
    'wrong.json': JSON.stringify({ ...request, products: [] }),
    'right.csv': right,
    'wrong.csv': `${header}\n${wrong}\n`,
    'plain.csv': 'A,B\nC,D\n',
    'common.json': JSON.stringify(planted?.common),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
});
afterAll(() => rmSync(dir, { recursive: true }));
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const CATALOGUE = [
  {
    ...{ code: 'VALIDATION_ERROR', detail: null, rule: null, status: 400, retry: 'fix', changes: [] },
    templates: { en: [], ja: [] },
    ...Object.fromEntries(['message', 'cause', 'fix', 'url'].map((name) => [name, { en: name, ja: name }])),
  },
];

const run = (command: string, ...args: string[]): Promise<number | undefined> =>
  runPackage({
    materials,
    args: [command, ...args.map((one) => (/\.(?:json|csv)$/.test(one) && one !== MISSING ? join(dir, one) : one))],
    readFile: () => JSON.stringify(CATALOGUE),
  });

describe('check', () => {
  it.each([
    [0, ['right.json']],
    [1, ['wrong.json']],
    [1, ['right.json', 'wrong.json']],
    [2, [MISSING]],
    [2, [MISSING, 'right.json']],
    [2, [MISSING, 'wrong.json']],
  ])('returns %d for %j', async (code, files) => {
    expect(await run('check', ...files, ...NOW)).toBe(code);
  });
});

describe('csv', () => {
  it.each([
    [0, 'right.csv'],
    [1, 'wrong.csv'],
    [2, 'plain.csv'],
    [2, MISSING],
  ])('returns %d for %s', async (code, file) => {
    expect(await run('csv', file, '--common', 'common.json', ...NOW)).toBe(code);
  });
});

describe('explain', () => {
  it.each([
    [0, ['VALIDATION_ERROR']],
    [0, ['VALIDATION_ERROR', '--format', 'json']],
    [1, ['nothing of the API']],
    [2, [MISSING]],
    [2, ['VALIDATION_ERROR', '--format', 'xml']],
  ])('returns %d for %j', async (code, args) => {
    expect(await run('explain', ...args)).toBe(code);
  });
});
