import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRecorded, markRecorded } from './sources';

let dir = '';
const path = (file: string): string => join(dir, file);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'recorded-'));
  for (const folder of [
    'contract/data/examples/rates-list',
    'rules/shipping',
    'sandbox/web',
    'tools/record',
    'i18n/ja/reference',
  ])
    mkdirSync(path(folder), { recursive: true });
  for (const file of [
    'package-lock.json',
    'contract/data/limits.yaml',
    'contract/data/examples/rates-list/all.response.json',
    'rules/shipping/depth.ts',
    'rules/shipping/depth.test.ts',
    'sandbox/web/state.ts',
    'tools/record/index.ts',
  ])
    writeFileSync(path(file), 'one');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('nothing is recorded before it was marked', () => {
  expect(isRecorded(dir)).toBe(false);
  markRecorded(dir);
  expect(isRecorded(dir)).toBe(true);
});

it.each([
  'package-lock.json',
  'contract/data/limits.yaml',
  'contract/data/examples/rates-list/all.response.json',
  'rules/shipping/depth.ts',
  'sandbox/web/state.ts',
  'tools/record/index.ts',
])('a change of %s is noticed', (file) => {
  markRecorded(dir);
  appendFileSync(path(file), ' ');
  expect(isRecorded(dir)).toBe(false);
});

it('a file that is added, removed or renamed is noticed', () => {
  markRecorded(dir);
  writeFileSync(path('rules/new.ts'), '');
  expect(isRecorded(dir)).toBe(false);
  rmSync(path('rules/new.ts'));
  expect(isRecorded(dir)).toBe(true);
  renameSync(path('rules/shipping/depth.ts'), path('rules/shipping/width.ts'));
  expect(isRecorded(dir)).toBe(false);
});

it('unit tests do not matter', () => {
  markRecorded(dir);
  appendFileSync(path('rules/shipping/depth.test.ts'), ' ');
  expect(isRecorded(dir)).toBe(true);
});

it('two hashes, as a merge leaves them, are none', () => {
  markRecorded(dir);
  appendFileSync(path('contract/data/examples/recorded.sha256'), `${'0'.repeat(64)}\n`);
  expect(isRecorded(dir)).toBe(false);
});
