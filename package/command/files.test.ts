import { chmodSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRuntimeData } from '../../sandbox/node';
import { readText, writeFile } from './files';
import { runPackage } from './run-package';

const isRoot = process.getuid?.() === 0;
const materials = loadRuntimeData();
let dir = '';
let printed = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(dir, 'large.json'), '');
  truncateSync(join(dir, 'large.json'), 64 * 1024 * 1024 + 1);
  writeFileSync(join(dir, 'image.json'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  writeFileSync(join(dir, 'denied.json'), '{}');
  writeFileSync(join(dir, 'a.csv'), '氏名,郵便番号,配送会社\nA,060-0042,dhl\n');
  chmodSync(join(dir, 'denied.json'), 0);
});
afterAll(() => rmSync(dir, { recursive: true }));
beforeEach(() => {
  printed = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => Boolean((printed += String(text))));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]): Promise<number | undefined> =>
  runPackage({ materials, args: [...args, '--language', 'en'], readFile: () => '[]' });

/** What a file can be besides text, and the part of the sentence that says it. */
const FILES: [file: string, phrase: string, said: string][] = [
  ['missing.json', 'cli-file-missing', "doesn't exist"],
  ['large.json', 'cli-file-too-large', 'more than 64 MB'],
  ['image.json', 'cli-file-not-text', "isn't a text file"],
  ['a.csv/x.json', 'cli-file-missing', "doesn't exist"],
  ...(isRoot ? [] : [['denied.json', 'cli-file-denied', 'permission'] as [string, string, string]]),
];

describe.each(FILES)('%s', (file, phrase, said) => {
  it('is a failure with its sentence', () => {
    expect(() => readText(join(dir, file))).toThrow(expect.objectContaining({ phrase }) as Error);
  });

  it.each([
    ['check', (path: string) => ['check', path]],
    ['csv --common', (path: string) => ['csv', join(dir, 'a.csv'), '--common', path]],
    ['explain', (path: string) => ['explain', path]],
  ])('is named by %s, which exits with 2', async (_, toArgs) => {
    const path = join(dir, file);
    expect(await run(...toArgs(path))).toBe(2);
    expect(printed).toContain(path);
    expect(printed).toContain(said);
  });
});

describe('a folder', () => {
  it.each([
    ['csv', () => ['csv', dir]],
    ['csv --common', () => ['csv', join(dir, 'a.csv'), '--common', dir]],
    ['csv --out', () => ['csv', join(dir, 'a.csv'), '--out', dir]],
    ['csv --requests', () => ['csv', join(dir, 'a.csv'), '--requests', dir]],
    ['explain', () => ['explain', dir]],
  ])('is no file for %s', async (_, toArgs) => {
    expect(await run(...toArgs())).toBe(2);
    expect(printed).toContain(`${dir} is a folder.`);
  });

  it.each(['--out', '--requests'])('that is missing is named for %s', async (flag) => {
    expect(await run('csv', join(dir, 'a.csv'), flag, join(dir, 'no/where.csv'))).toBe(2);
    expect(printed).toContain(`there is no folder ${join(dir, 'no')}`);
  });
});

it('checks the other files when one is missing', async () => {
  writeFileSync(join(dir, 'wrong.json'), '{"setup":{"carrier":"x"},"to_address":{}}');
  expect(await run('check', join(dir, 'missing.json'), join(dir, 'wrong.json'))).toBe(2);
  expect(printed).toContain('setup.carrier');
});

it('says what is in the way of a file', () => {
  const path = join(dir, 'a.csv', 'x');
  expect(() => writeFile(path, '')).toThrow(expect.objectContaining({ phrase: 'cli-file-no-folder' }) as Error);
});

const BODY = '{"setup":{"carrier":"存在しない"},"to_address":{}}';
const le = Buffer.from(BODY, 'utf16le');
const ENCODED: [string, Buffer][] = [
  ['UTF-8 with a mark', Buffer.from(`\ufeff${BODY}`)],
  ['UTF-16LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), le])],
  ['UTF-16LE', le],
  ['UTF-16BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(le).swap16()])],
  ['UTF-16BE', Buffer.from(le).swap16()],
];

it.each(ENCODED)('check reads %s', async (_, bytes) => {
  writeFileSync(join(dir, 'encoded.json'), bytes);
  expect(await run('check', join(dir, 'encoded.json'))).toBe(1);
  expect(printed).toContain('encoded.json:1:21: error INVALID_VALUE setup.carrier');
});

it.each(ENCODED)('csv reads common fields in %s', async (_, bytes) => {
  writeFileSync(join(dir, 'encoded.json'), bytes);
  expect(await run('csv', join(dir, 'a.csv'), '--common', join(dir, 'encoded.json'))).toBe(1);
});
