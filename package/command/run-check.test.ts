import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { resolveExampleValue } from '../../contract';
import { loadMaterials } from '../../sandbox/node';
import { runCheck } from './run-check';

const materials = loadMaterials({ isRecording: true });
const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const { examples } = materials.contract;
const { request } = examples.find(({ operation, name }) => `${operation}/${name}` === 'shipment-create/sagawa') ?? {};
const BODY = JSON.stringify(resolveExampleValue(request, Date.now()));
const ERROR = '{"code":"NOT_FOUND","message":"Not found.","debug_id":"a1","details":[]}';
const NOT_FOUND = {
  ...{ code: 'NOT_FOUND', detail: null, rule: null, status: 404, retry: 'fix', changes: [] },
  ...{ message: { en: 'Not found.' }, cause: { en: 'No such ID.' }, fix: { en: 'Use another ID.' } },
  ...{ url: { en: 'https://docs.shipping.example/en/err-code#not-found' }, templates: { en: [], ja: [] } },
};

async function check(name: string, content: string | Uint8Array): Promise<{ code: number; issues: unknown }> {
  const file = join(folder, name);
  writeFileSync(file, content);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const readFile = (path: string): string => (path.endsWith('errors.json') ? JSON.stringify([NOT_FOUND]) : '');
  const code = await runCheck(materials, readFile, [file, '--format', 'json', '--language', 'en']);
  return { code, issues: JSON.parse(String(log.mock.calls[0]?.[0] ?? '[]')) as unknown };
}

it.each<[name: string, content: string | Uint8Array]>([
  ['valid.json', BODY],
  ['utf-16.json', Buffer.from(`\uFEFF${BODY}`, 'utf16le')],
  ['valid.jsonl', `${BODY}\n${BODY}\n`],
])('finds nothing in %s', async (name, content) => {
  expect(await check(name, content)).toEqual({ code: 0, issues: [] });
});

it.each<[name: string, content: string, issue: object]>([
  [
    'orders.csv',
    'to_address.full_name,to_address.country,setup.carrier\nAnn,JP,sagawa\n',
    { line: 2, severity: 'error' },
  ],
  ['response.json', ERROR, { code: 'NOT_FOUND', message: 'Not found. Use another ID.' }],
  [
    'log.txt',
    `2026-11-24 ERROR ${ERROR}`,
    { code: 'NOT_FOUND', link: expect.stringMatching(/\/en\/err-code#not-found$/) },
  ],
  ['second.jsonl', `${BODY}\n{"setup":{}}\n`, { line: 2 }],
  [
    'calls.har',
    '{"log":{"version":"1.2","entries":[]}}',
    { message: expect.stringContaining('recorded calls') as string },
  ],
  ['unknown.csv', 'a,b,c\n1,2,3\n', { message: expect.stringContaining('shipping-api csv ') as string }],
])('reports what is wrong in %s', async (name, content, issue) => {
  const { code, issues } = await check(name, content);
  expect(code).toBe(1);
  expect((issues as object[])[0]).toMatchObject(issue);
});
