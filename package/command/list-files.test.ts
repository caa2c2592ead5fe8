import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from './list-files';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'requests-'));
  for (const folder of ['a/b', 'node_modules/x', '.git', 'empty']) mkdirSync(join(dir, folder), { recursive: true });
  for (const file of [
    '1.json',
    'a/2.jsonl',
    'a/b/3.json',
    'a/b/[4].json',
    'a/notes.md',
    'node_modules/x/5.json',
    '.git/6.json',
  ])
    writeFileSync(join(dir, file), '');
});
afterAll(() => rmSync(dir, { recursive: true }));

it.each([
  ['', ['1.json', 'a/2.jsonl', 'a/b/3.json', 'a/b/[4].json']],
  ['/', ['1.json', 'a/2.jsonl', 'a/b/3.json', 'a/b/[4].json']],
  ['/a', ['a/2.jsonl', 'a/b/3.json', 'a/b/[4].json']],
  ['/**/*.json', ['1.json', 'a/b/3.json', 'a/b/[4].json']],
  ['/a/**', ['a/2.jsonl', 'a/b/3.json', 'a/b/[4].json', 'a/notes.md']],
  ['/a/*', ['a/2.jsonl', 'a/notes.md']],
  ['/a/**/?.json', ['a/b/3.json']],
  ['/**/*.{jsonl,md}', ['a/2.jsonl', 'a/notes.md']],
  ['/a/b/[4].json', ['a/b/[4].json']],
  ['/missing.json', ['missing.json']],
])('finds the files of “%s”', (arg, expected) => {
  expect(listFiles(dir + arg)).toEqual(expected.map((file) => `${dir}/${file}`));
});

it('reads standard input for a hyphen', () => {
  expect(listFiles('-')).toEqual(['-']);
});

it.each([
  ['/empty', 'cli-check-empty-folder'],
  ['/**/*.xml', 'cli-check-no-match'],
  ['/nowhere/*.json', 'cli-check-no-match'],
])('reports that “%s” names no file', (arg, phrase) => {
  expect(() => listFiles(dir + arg)).toThrow(expect.objectContaining({ phrase }) as Error);
});
