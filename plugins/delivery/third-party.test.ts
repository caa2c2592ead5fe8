import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listPackageFolders, renderNotices } from './third-party';

const dir = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(name: string, files: Record<string, string>): string {
  mkdirSync(join(dir, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, name, file), text);
  return join(dir, name);
}

it('a file belongs to the innermost package around it', () => {
  expect(
    listPackageFolders(['/a/node_modules/b/c.js', '/a/node_modules/b/node_modules/@d/e/f/g.js', '/a/src/h.js']),
  ).toEqual(['/a/node_modules/b', '/a/node_modules/b/node_modules/@d/e']);
});

it('names every package with its license, and writes a text that several share once', () => {
  const folders = [
    write('b', { 'package.json': '{"name":"b","version":"2.0.0","license":"MIT"}', LICENSE: 'Some text\r\n' }),
    write('a', { 'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}', 'license.md': 'Some text' }),
    write('c', { 'package.json': '{"name":"c","version":"3.0.0","license":"ISC"}', 'readme.md': 'No license here' }),
  ];
  const notices = renderNotices(folders);
  expect(notices).toContain('\na 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nSome text\n');
  expect(notices).toContain('\nc 3.0.0 (ISC)\n');
  expect(notices.match(/Some text/g)).toHaveLength(1);
  expect(notices).not.toContain('No license here');
});

it('a package without a license stops the build', () => {
  const folder = write('d', { 'package.json': '{"name":"d","version":"1.0.0"}' });
  expect(() => renderNotices([folder])).toThrow('states no license');
});
