import { readFileSync } from 'node:fs';
import { runPackage } from './command/run-package';
import { loadPackageMaterials } from './package-materials';

let pages: Record<string, string> | undefined;

function readPage(path: string): string | undefined {
  pages ??= JSON.parse(readFileSync(new URL('pages.json', import.meta.url), 'utf8')) as Record<string, string>;
  return pages[path];
}

runPackage({ materials: loadPackageMaterials(), args: process.argv.slice(2), readFile: readPage }).then(
  // Responses that are delayed on purpose would keep the process alive.
  (code) => code !== undefined && process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
