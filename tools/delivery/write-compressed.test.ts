import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCompressed } from './write-compressed';

let dir = '';
let cache = '';
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'compressed-'));
  [dir, cache] = [join(root, 'build'), join(root, 'cache')];
  mkdirSync(join(dir, 'en'), { recursive: true });
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(dir, file), text);
const list = (): string[] => readdirSync(dir, { recursive: true }).map(String).sort();
const readPlain = (file: string): string[] => [
  brotliDecompressSync(readFileSync(join(dir, `${file}.br`))).toString(),
  gunzipSync(readFileSync(join(dir, `${file}.gz`))).toString(),
];

it('writes both copies of a compressible file, and none of a picture or a file without a known type', async () => {
  write('en/auth.html', '出荷API'.repeat(100));
  write('logo.png', 'png');
  write('_headers', '/*');
  await writeCompressed(dir, cache);
  expect(list()).toEqual(['_headers', 'en', 'en/auth.html', 'en/auth.html.br', 'en/auth.html.gz', 'logo.png']);
  expect(readPlain('en/auth.html')).toEqual(['出荷API'.repeat(100), '出荷API'.repeat(100)]);
});

it('uses the cached copies of unchanged content, follows a change, and removes unused copies', async () => {
  write('a.html', 'one');
  write('same.html', 'one');
  await writeCompressed(dir, cache);
  const [first = '', second = ''] = readdirSync(cache);
  expect(readdirSync(cache)).toHaveLength(2);
  // A mark that only a cached copy has.
  for (const name of [first, second]) writeFileSync(join(cache, name), 'cached');
  await writeCompressed(dir, cache);
  expect(readFileSync(join(dir, 'a.html.br'), 'utf8')).toBe('cached');
  rmSync(join(dir, 'same.html'));
  write('a.html', 'two');
  await writeCompressed(dir, cache);
  expect(readPlain('a.html')).toEqual(['two', 'two']);
  expect(readdirSync(cache).filter((name) => name === first || name === second)).toEqual([]);
  expect(readdirSync(cache)).toHaveLength(2);
});
