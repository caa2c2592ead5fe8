import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadContractSource } from './load';
import { loadCachedSource } from './load-cached';

vi.setConfig({ testTimeout: 60_000 });

const { version } = loadContractSource('contract').operator;

let dir = '';
let copy = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cached-'));
  cpSync('contract', join(dir, 'contract'), { recursive: true });
  copy = join(dir, 'cache', 'contract.json');
});
afterEach(() => rmSync(dir, { recursive: true }));

const load = (options = {}) => loadCachedSource(join(dir, 'contract'), options, join(dir, 'cache'));

it('returns the same contract from the copy', () => {
  const first = load();
  expect(first).toEqual(loadContractSource('contract'));
  expect(load()).toEqual(first);
});

it('keeps the contract of a recording apart', () => {
  load();
  expect(load({ isRecording: true })).toEqual(loadContractSource('contract', { isRecording: true }));
  expect(load({ isRecording: true })).not.toEqual(load());
});

it('reads the copy, and loads anew when any file of the contract has changed', () => {
  load();
  writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll(`"version":"${version}"`, '"version":"from the copy"'));
  expect(load().operator.version).toBe('from the copy');
  appendFileSync(join(dir, 'contract', 'load', 'load.ts'), '\n');
  expect(load().operator.version).toBe(version);
  appendFileSync(join(dir, 'contract', 'operator.yaml'), '\n# changed\n');
  expect(load().operator.version).toBe(version);
});

it('does without a copy that is broken or cannot be written', () => {
  load();
  writeFileSync(copy, '{"openapi":');
  expect(load().operator.version).toBe(version);
  writeFileSync(join(dir, 'a-file'), '');
  expect(loadCachedSource(join(dir, 'contract'), {}, join(dir, 'a-file')).operator.version).toBe(version);
  expect(existsSync(copy)).toBe(true);
});
