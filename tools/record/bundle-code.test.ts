import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleCode } from './bundle-code';

const FILES = {
  'index.ts':
    "import { parse } from 'yaml';\nimport { LIMIT } from './limit';\nexport const read = () => parse(String(LIMIT));\n",
  'limit.ts': '/** The limit. */\nexport const LIMIT: number = 5;\n',
  'package-lock.json': JSON.stringify({
    packages: { 'node_modules/yaml': { version: '2.0.0' }, 'node_modules/tsx': { version: '4.0.0' } },
  }),
};

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

function bundle(changed: Partial<typeof FILES>): Promise<string> {
  for (const [file, content] of Object.entries({ ...FILES, ...changed })) writeFileSync(join(dir, file), content);
  return bundleCode(dir, 'index.ts');
}

describe('the compiled code', () => {
  it.each<[name: string, changed: Partial<typeof FILES>, isSame: boolean]>([
    ['a comment', { 'limit.ts': '/** The largest number. */\nexport const LIMIT: number = 5; // cm\n' }, true],
    ['a type', { 'limit.ts': 'export const LIMIT: 5 | 6 = 5;\n' }, true],
    ['formatting', { 'limit.ts': 'export const LIMIT: number =\n  5\n' }, true],
    ['a number', { 'limit.ts': '/** The limit. */\nexport const LIMIT: number = 6;\n' }, false],
    ['another package', { 'package-lock.json': FILES['package-lock.json'].replace('4.0.0', '4.0.1') }, true],
    ['a package that it imports', { 'package-lock.json': FILES['package-lock.json'].replace('2.0.0', '2.0.1') }, false],
  ])('%s', async (_, changed, isSame) => {
    const before = await bundle({});
    expect((await bundle(changed)) === before).toBe(isSame);
  });
});
