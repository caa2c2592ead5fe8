import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listLanguageFolders } from '../serve/language-folders';
import { listInlineScriptHashes } from './inline-scripts';
import { renderHeadersFile } from './render-headers';
import { renderNginx } from './render-nginx';
import { writeCompressed } from './write-compressed';

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
