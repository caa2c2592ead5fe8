// cspell:ignore unstub
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_NOW, resolveExampleValue } from '../../contract';
import { FLAG_NAMES, loadRuntimeData } from '../../sandbox/node';
import { runPackage } from './run-package';

const materials = loadRuntimeData();
const NOW = new Date(EXAMPLE_NOW).toISOString();
let dir = '';
let stdout = '';
let stderr = '';
beforeAll(() => (dir = mkdtempSync(join(tmpdir(), 'check-'))));
afterAll(() => rmSync(dir, { recursive: true }));
beforeEach(() => {
  stdout = '';
  stderr = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text))));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]): Promise<number | undefined> => runPackage({ materials, args, readFile: () => '[]' });

function getBody(name: string): unknown {
  const example = materials.contract.examples.find((one) => `${one.operation}/${one.name}` === name);
  return resolveExampleValue(example?.request, EXAMPLE_NOW);
}

describe('check', () => {
  const sagawa = getBody('shipment-create/sagawa');
  const write = (content: unknown): string => {
    const path = join(dir, 'requests.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  it.each([
    ['en', 3, '3 requests (shipment-create), no issues\n'],
    ['ja', 3, '3件のリクエスト（shipment-create）：問題は見つかりませんでした\n'],
    ['en', 1, '1 request (shipment-create), no issues\n'],
    ['ja', 1, '1件のリクエスト（shipment-create）：問題は見つかりませんでした\n'],
  ])('says in %s how many requests have no issues', async (language, count, expected) => {
    const path = write(Array.from({ length: count }, () => sagawa));
    expect(await run('check', path, '--now', NOW, '--language', language)).toBe(0);
    expect(stdout).toBe(expected);
  });

  it('prints nothing but an empty array as JSON', async () => {
    expect(await run('check', write(sagawa), '--now', NOW, '--format', 'json')).toBe(0);
    expect([stdout, stderr]).toEqual(['[]\n', '']);
  });

  it('counts errors and warnings', async () => {
    const wrong = { ...(sagawa as object), products: [], unknown_field: 1 };
    expect(await run('check', write({ request: wrong, response: {} }), '--now', NOW, '--language', 'en')).toBe(1);
    expect(stdout).toMatch(/\n1 request \(shipment-create\)\. Errors: [1-9]\d*\. Warnings: [1-9]\d*\.\n$/);
  });

  it('uses the time that is given', async () => {
    const path = write(sagawa);
    expect(await run('check', path, '--now', NOW)).toBe(0);
    expect(await run('check', path, '--now', '2027-11-24T10:00:00+09:00')).toBe(1);
    expect(stdout).toContain('setup.date');
  });

  it.each(['2026-02-30T10:00:00Z', '1999-12-31T23:59:59Z', 'today', '5', ''])('rejects the time “%s”', async (now) => {
    expect(await run('check', write(sagawa), '--now', now, '--language', 'en')).toBe(2);
    expect(stderr).toMatch(/^--now: “.*” isn't a time\./);
  });

  it('fails for a file that is no request', async () => {
    expect(await run('check', 'package.json', 'cspell.json', '--language', 'en')).toBe(1);
    expect(stdout.match(/: error NO_REQUEST: No request was found here\./g)).toHaveLength(2);
  });

  it('names the full-width character in JSON', async () => {
    const path = join(dir, 'wide.json');
    writeFileSync(path, '{"setup"：{"carrier":"dhl"},"to_address":{}}');
    expect(await run('check', path, '--language', 'en')).toBe(1);
    expect(stdout).toContain("wide.json:1:9: error INVALID_JSON: This isn't JSON: “：” is a full-width character.");
  });
});

const FLAGS: Record<string, readonly string[]> = {
  check: ['operation', 'now', 'format', 'language'],
  csv: ['source', 'headers', 'common', 'out', 'requests', 'now', 'format', 'language'],
  explain: ['format', 'language'],
  sandbox: FLAG_NAMES,
};
const EACH_FLAG = Object.entries(FLAGS).flatMap(([command, names]) => names.map((name) => [command, name] as const));

describe('flags', () => {
  it.each(EACH_FLAG)('%s suggests --%s for a slip', async (command, name) => {
    vi.stubEnv('LC_ALL', 'C');
    expect(await run(command, `--${name}x`, 'value')).toBe(command === 'sandbox' ? 1 : 2);
    vi.unstubAllEnvs();
    expect(stderr).toContain(`Unknown flag: --${name}x. Did you mean --${name}?`);
  });

  it.each(EACH_FLAG)('%s misses the value of --%s, and reads the flag behind it', async (command, name) => {
    if (['ignore-hours', 'cors'].includes(name)) return;
    vi.stubEnv('LC_ALL', 'C');
    expect(await run(command, `--${name}`, '--nothing-of-the-kind')).toBe(command === 'sandbox' ? 1 : 2);
    vi.unstubAllEnvs();
    expect(stderr).toContain(`--${name} requires a value: --${name} `);
    expect(stderr).toContain('Unknown flag: --nothing-of-the-kind.');
  });
});
