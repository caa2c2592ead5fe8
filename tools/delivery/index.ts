import { mkdirSync, writeFileSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listLanguageFolders } from '../serve/language-folders';
import { renderHeadersFile } from './render-headers';
import { renderNginx } from './render-nginx';
import { writeCompressed } from './write-compressed';
import { createHash } from 'node:crypto';

/**
 * Writes what a host needs after the build: the headers of every path, for a CDN in the build folder, and for nginx outside
 * of it, because that file must not be published; and the compressed copies of the files.
 */
async function main(): Promise<void> {
  const dir = resolve(process.argv[2] ?? 'build');
  const site = {
    base: process.env.BASE_URL ?? '/',
    languages: listLanguageFolders(dir),
    scriptHashes: listInlineScriptHashes(dir),
  };
  const beside = join(dirname(dir), 'delivery');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(dir, '_headers'), renderHeadersFile(site));
  writeFileSync(join(beside, 'nginx.conf'), renderNginx(site));
  await writeCompressed(dir, join(dirname(dir), '.cache/compressed'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

/** Hashes, as a Content-Security-Policy writes them, of the scripts that are inside the pages of a build. */
function listInlineScriptHashes(dir: string): string[] {
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(({ name }) => name.endsWith('.html'));
  const scripts = pages.flatMap(({ name, parentPath }) => {
    const html = readFileSync(join(parentPath, name), 'utf8');
    // Bounded: a page has a few scripts, and each has an end.
    return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
  });
  return [...new Set(scripts)]
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .sort();
}
