import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listInlineScriptHashes } from './inline-scripts';
import { renderHeadersFile } from './render-headers';

/** Writes what a host needs beside the pages, after the build: the headers of every address. */
function main(): void {
  const dir = resolve(process.argv[2] ?? 'build');
  const base = process.env.BASE_URL ?? '/';
  writeFileSync(join(dir, '_headers'), renderHeadersFile({ base, scriptHashes: listInlineScriptHashes(dir) }));
}

main();
