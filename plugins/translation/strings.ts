import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { deriveText } from '../../contract/node';

/** Translatable strings by file and id: { 'reference/errors.json': { 'codes.NOT_FOUND.cause': '…' } } */
export type Strings = Record<string, Record<string, string>>;

/** The files that contain strings or determine them. */
const SOURCES = [
  'changelog',
  'contract',
  'csv',
  'docs',
  'plugins',
  'request-text',
  'rules',
  'sandbox',
  'search',
  'src',
  'docusaurus.config.ts',
  'package-lock.json',
  'sidebars.ts',
];

/** The English strings of the site, as Docusaurus itself collects them from code, theme and plugins. */
export function collectEnglishStrings(siteDir: string): Strings {
  const copy = join(siteDir, 'node_modules/.cache/english-strings.json');
  const from = SOURCES.map((path) => join(siteDir, path));
  return JSON.parse(deriveText({ copy, from }, () => JSON.stringify(runDocusaurus(siteDir)))) as Strings;
}

function runDocusaurus(siteDir: string): Strings {
  const dir = mkdtempSync(join(tmpdir(), 'english-'));
  try {
    execFileSync(
      process.execPath,
      [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'write-translations', '--locale', 'en'],
      {
        cwd: siteDir,
        env: { ...process.env, TRANSLATIONS_DIR: dir },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return readStrings(join(dir, 'en'));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The strings of a folder of translations; none if there is no such folder yet. */
export function readStrings(dir: string): Strings {
  if (!existsSync(dir)) return {};
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.json'));
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => ({ path, file: relative(dir, path).split(sep).join('/') }))
      .filter(({ file }) => file !== 'source-hashes.json')
      .map(({ path, file }) => {
        const entries = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { message: string }>;
        return [file, Object.fromEntries(Object.entries(entries).map(([id, { message }]) => [id, message]))];
      }),
  );
}
