import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ISSUES = 1200;
/** A pipe has room for 64 kB; what is more waits for its reader. */
const PIPE = 64 * 1024;

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'slow-'));
  const keys = Array.from({ length: ISSUES }, (_, at) => `{"key":${at}}`);
  writeFileSync(join(dir, 'requests.jsonl'), keys.join('\n'));
  const rows = Array.from({ length: ISSUES }, (_, at) => `A${at},060-0042,none${at}`);
  writeFileSync(join(dir, 'orders.csv'), ['氏名,郵便番号,配送会社', ...rows].join('\n'));
  const details = keys.map((_, at) => ({
    code: 'REQUIRED',
    field: `products.${at}.name`,
    rule: null,
    message: 'Required.',
  }));
  const error = { code: 'VALIDATION_ERROR', message: 'No.', debug_id: 'err_1', details };
  writeFileSync(join(dir, 'error.log'), JSON.stringify(error));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs the command, and begins to read its output once it has had the time to end. */
async function runSlowly(
  args: string[],
  stream: 'stdout' | 'stderr' = 'stdout',
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/hostile/package-command.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let rest = '';
  const other = stream === 'stdout' ? child.stderr : child.stdout;
  other.setEncoding('utf8').on('data', (part: string) => (rest += part));
  // Node discards what nobody listens to when a child ends before it is read.
  child[stream].on('readable', () => undefined);
  await once(child[stream], 'readable');
  await wait(500);
  let text = '';
  for await (const part of child[stream].setEncoding('utf8')) text += String(part);
  const [code] = await ended;
  if (text === '') throw new Error(`Nothing was printed but: ${rest}`);
  return { code, text };
}

const COMMANDS: [command: string, args: () => string[]][] = [
  ['check', () => ['check', join(dir, 'requests.jsonl'), '--operation', 'subuser-register']],
  ['csv', () => ['csv', join(dir, 'orders.csv')]],
  ['explain', () => ['explain', join(dir, 'error.log')]],
];

describe.each(COMMANDS)('%s, through a pipe that is read slowly', (command, toArgs) => {
  it('prints text that arrives whole', async () => {
    const { code, text } = await runSlowly(toArgs());
    expect(text.length).toBeGreaterThan(PIPE);
    expect(text.endsWith('\n')).toBe(true);
    const places = command === 'explain' ? /^products\.(\d+)\.name VALIDATION_ERROR/gm : /:(\d+):\d+: error /g;
    const found = new Set([...text.matchAll(places)].map(([, place]) => place));
    expect(found.size).toBe(ISSUES);
    expect(code).toBe(command === 'explain' ? 0 : 1);
  });

  it('prints JSON that parses', async () => {
    const { text } = await runSlowly([...toArgs(), '--format', 'json']);
    expect(text.length).toBeGreaterThan(PIPE);
    const parsed = JSON.parse(text) as { line: number }[] | { errors: object[] };
    const count = Array.isArray(parsed) ? new Set(parsed.map(({ line }) => line)).size : parsed.errors.length;
    expect(count).toBe(ISSUES);
  });

  it.skipIf(command === 'explain')('prints annotations that arrive whole', async () => {
    const { text } = await runSlowly([...toArgs(), '--format', 'github']);
    const lines = [...text.matchAll(/^::error file=[^,]*,line=(\d+),/gm)].map(([, line]) => line);
    expect(new Set(lines).size).toBe(ISSUES);
  });
});

it('reports more files that are missing than a pipe holds', async () => {
  const files = Array.from({ length: ISSUES }, (_, at) => join(dir, `missing-${at}.json`));
  const { code, text } = await runSlowly(['check', ...files], 'stderr');
  expect(text.trim().split('\n')).toHaveLength(ISSUES);
  expect(code).toBe(2);
});

it('ends without a stack when its reader ends first', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/hostile/package-command.ts', ...(COMMANDS[0]?.[1]() ?? [])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  await once(child.stdout, 'readable');
  child.stdout.destroy();
  const [code] = (await once(child, 'close')) as [number | null];
  expect([code, errors]).toEqual([1, '']);
});
