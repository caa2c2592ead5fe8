import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runPackage } from './command/run-package';
import { runToExitCode } from './command/terminal';
import { loadPackageMaterials } from './package-materials';

let pages: Record<string, string> | undefined;

function readPage(path: string): string | undefined {
  pages ??= JSON.parse(
    brotliDecompressSync(readFileSync(join(import.meta.dirname, 'pages.json.br'))).toString(),
  ) as Record<string, string>;
  return pages[path];
}

runToExitCode(runPackage({ materials: loadPackageMaterials(), args: process.argv.slice(2), readFile: readPage }));
