import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deriveText, deriveTextLater } from './derive-text';

let dir = '';
let builds = 0;
const path = (file: string): string => join(dir, file);
const from = (): string[] => [path('from'), path('lock.json')];
const build = (): string => `text ${(builds += 1)}`;
const derive = (given?: string): string =>
  deriveText({ copy: path('cache/text'), from: from(), ...(given ? { given } : {}) }, build);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'derived-'));
  builds = 0;
  mkdirSync(path('from/inner'), { recursive: true });
  writeFileSync(path('from/a.yaml'), 'a');
  writeFileSync(path('from/inner/b.ts'), 'b');
  writeFileSync(path('lock.json'), '{}');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('builds a text once', () => {
  expect([derive(), derive()]).toEqual(['text 1', 'text 1']);
});

it('builds a text once that has to wait', async () => {
  const later = (): Promise<string> =>
    deriveTextLater({ copy: path('cache/text'), from: from() }, () => Promise.resolve(build()));
  expect([await later(), await later(), derive()]).toEqual(['text 1', 'text 1', 'text 1']);
});

it('builds it again for another given', () => {
  expect([derive('/'), derive('/docs/'), derive('/docs/')]).toEqual(['text 1', 'text 2', 'text 2']);
});

it.each<[string, () => void]>([
  ['content', () => writeFileSync(path('from/inner/b.ts'), 'c')],
  ['a single file', () => writeFileSync(path('lock.json'), '{ }')],
  ['a new file', () => writeFileSync(path('from/inner/c.ts'), '')],
  ['a file that is gone', () => rmSync(path('from/a.yaml'))],
  ['a name', () => renameSync(path('from/a.yaml'), path('from/c.yaml'))],
  [
    'content that moved from one file to the next',
    () => {
      writeFileSync(path('from/a.yaml'), 'ab');
      writeFileSync(path('from/inner/b.ts'), '');
    },
  ],
  [
    'a copy that was cut off',
    () => writeFileSync(path('cache/text'), readFileSync(path('cache/text'), 'utf8').slice(0, 30)),
  ],
])('builds it again after a change of %s', (_, change) => {
  derive();
  change();
  expect(derive()).toBe('text 2');
});

it('does not keep a text when a file changed while it was built', () => {
  const read = (): string => readFileSync(path('from/a.yaml'), 'utf8');
  const deriveRead = (before?: () => void): string =>
    deriveText({ copy: path('cache/text'), from: from() }, () => {
      before?.();
      return read();
    });
  expect(deriveRead(() => writeFileSync(path('from/a.yaml'), 'edited'))).toBe('edited');
  writeFileSync(path('from/a.yaml'), 'a');
  expect(deriveRead()).toBe('a');
});
