import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hideHashes, minifyOnce } from './minify-scripts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'minified-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('minifies a script once, and again when one letter of it changes', async () => {
  const script = 'function add(first, second) { /* sum */ return first + second; }\nconsole.log(add(1, 2), "送り状");';
  expect(await minifyOnce(script, dir)).toMatch(/^console\.log\(3,"送り状"/);
  const [copy = ''] = readdirSync(dir);
  writeFileSync(join(dir, copy), 'kept');
  expect(await minifyOnce(script, dir)).toBe('kept');
  expect(await minifyOnce(script.replace('1', '4'), dir)).toMatch(/^console\.log\(6/);
});

it('keeps nothing of a script with an error', async () => {
  await expect(minifyOnce('const = 1;', dir)).rejects.toThrow();
  expect(readdirSync(dir)).toEqual([]);
});

it('makes the same script whatever hashes its chunks have so far, and leaves them in it', async () => {
  const [first, second] = await Promise.all(
    ['9c2143c8', 'bbbbbbbb'].map(async (hash) => {
      const { text, restore } = hideHashes(`export const load = (name) => ({ a: "${hash}", b: "00000001" })[name];`);
      return { hash, text, code: restore(await minifyOnce(text, dir)) };
    }),
  );
  expect(first?.text).toBe(second?.text);
  expect(first?.code).toContain('"9c2143c8"');
  expect(first?.code).toContain('"00000001"');
  expect(second?.code).toContain('"bbbbbbbb"');
});
