import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listInlineScriptHashes } from './inline-scripts';
import { renderHeadersFile } from './render-headers';
import { renderNginx } from './render-nginx';

/**
 * Writes what a host needs, after the build: the headers of every address, beside the pages for a CDN, and as a file for
 * an nginx, which must not be published and so stands beside the build.
 */
function main(): void {
  const dir = resolve(process.argv[2] ?? 'build');
  const site = { base: process.env.BASE_URL ?? '/', scriptHashes: listInlineScriptHashes(dir) };
  const beside = join(dirname(dir), 'delivery');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(dir, '_headers'), renderHeadersFile(site));
  writeFileSync(join(beside, 'nginx.conf'), renderNginx(site));
}

main();
