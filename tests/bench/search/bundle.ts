import { writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const HERE = 'tests/bench/search';

/** Bundles the code of an engine, or the driver, for the page. */
export async function bundle(source: string, { dir, locale }: { dir: string; locale: string }): Promise<void> {
  const constants = writeConstants(join(dir, locale), locale);
  const { outputFiles } = await build({
    entryPoints: [join(HERE, source)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: join(dir, locale, dirname(source.replace(/^page\//, ''))),
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': constants },
    logLevel: 'error',
  });
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

type Generate = (config: object, dir: string) => string;

/** The file that the plugin writes while a site is built: its language and the address of its index. */
function writeConstants(dir: string, locale: string): string {
  const require = createRequire(new URL('index.ts', import.meta.url));
  const { generate } = require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/generate') as {
    generate: Generate;
  };
  mkdirSync(dir, { recursive: true });
  const config = { language: [locale], removeDefaultStopWordFilter: [], fuzzyMatchingDistance: 1, hashed: false };
  generate(config, dir);
  return join(dir, 'generated-constants.js');
}
