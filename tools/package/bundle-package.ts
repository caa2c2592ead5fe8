import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { Contract } from '../../contract';
import { renderValidators } from '../../contract/node';
import { toCheckData, toSandboxData } from '../../plugins/console/package-data';
import { toClientData } from '../../package/client/to-client-data';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';

/** Files of the package by their path, and the files of other packages that they contain. */
export type Bundle = { files: Map<string, Uint8Array>; sources: string[] };

type Given = { root: string; contract: Contract; docsUrl: string };

/** Libraries of databases, which a user installs who keeps data. */
const PEERS = ['@libsql/client', 'libsql'];

/** Compiles the entries of the package. The check and the client are bundled alone, since they run in browsers. */
export async function bundlePackage(given: Given): Promise<Bundle> {
  const virtual = toVirtualModules(given);
  const shared = {
    absWorkingDir: given.root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    outdir: '/',
    write: false,
    metafile: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
  const results = await Promise.all([
    build({
      ...shared,
      entryPoints: ['package/index.ts', 'package/bin.ts'],
      platform: 'node',
      // Where a package has both, its ES modules: a bundler can't follow the others everywhere.
      mainFields: ['module', 'main'],
      target: 'node20.19',
      splitting: true,
      // Next to the entries: a module looks for the files of the package in its own folder.
      chunkNames: '[name]-[hash]',
      external: PEERS,
      // Some libraries are CommonJS and ask for modules of Node.
      banner: {
        js: "import{createRequire as createRequire_}from'node:module';const require=createRequire_(import.meta.url);",
      },
      define: { __dirname: 'import.meta.dirname' },
      plugins: [virtual, withoutSideEffects(given.root)],
    }),
    build({
      ...shared,
      entryPoints: ['package/check.ts'],
      platform: 'browser',
      plugins: [virtual, withoutSideEffects(given.root)],
    }),
    build({
      ...shared,
      entryPoints: ['package/client.ts'],
      platform: 'browser',
      external: ['./check'],
      plugins: [virtual],
    }),
  ]);
  const files = results.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, text }): [string, Uint8Array] => {
      const name = path.slice(1);
      const code = name === 'client.js' ? text.replace('import("./check")', 'import("./check.js")') : text;
      return [name, Buffer.from(name === 'bin.js' ? `#!/usr/bin/env node\n${code}` : code)];
    }),
  );
  const sources = results.flatMap(({ metafile }) => Object.keys(metafile.inputs)).map((path) => join(given.root, path));
  return { files: new Map(files), sources };
}

/** The modules `@package/…`, which package/generated.d.ts describes. */
function toVirtualModules({ root, contract, docsUrl }: Given): Plugin {
  const check = (['en', 'ja'] as const).map((locale) => toCheckData(contract, locale));
  const sandbox = toSandboxData(contract, { locale: 'ja', docsUrl, glyphsUrl: '' }) as {
    contract: Contract;
    japanese: Record<string, unknown>;
  };
  const operator = { ...contract.operator, site_url: docsUrl };
  const modules: Record<string, () => string> = {
    'sandbox-data.json': () =>
      toModule({
        // With what the command says, and with the examples: for accounts and for assistants.
        contract: {
          ...sandbox.contract,
          operator,
          phrases: contract.phrases,
          examples: contract.examples,
          openapi: { ...sandbox.contract.openapi, info: contract.openapi.info },
        },
        japanese: { ...sandbox.japanese, phrases: japanesePhrases },
      }),
    'check-data.json': () =>
      toModule({
        contract: check[0]?.contract,
        docsUrl,
        sentences: { en: check[0]?.sentences, ja: check[1]?.sentences },
      }),
    'client-data.json': () => toModule(toClientData(contract, japanesePhrases)),
    'body-validators.js': () => renderValidators(contract, { kinds: ['body'] }),
    'parameter-validators.js': () => renderValidators(contract, { kinds: ['parameters'] }),
  };
  const rendered = new Map<string, string>();
  /** Several bundles contain the same module. */
  const read = (path: string): string => {
    const content = rendered.get(path) ?? modules[path]?.() ?? '';
    rendered.set(path, content);
    return content;
  };
  return {
    name: 'package-data',
    setup(builder) {
      builder.onResolve({ filter: /^@package\// }, ({ path }) => ({
        path: path.slice('@package/'.length),
        namespace: 'package',
      }));
      builder.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
        contents: read(path),
        resolveDir: root,
      }));
    },
  };
}

/** A string that is parsed loads faster than an object in code. */
function toModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Modules of this repository only export: what nobody imports is omitted, with all that it imports. */
function withoutSideEffects(root: string): Plugin {
  return {
    name: 'without-side-effects',
    setup(builder) {
      builder.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        if (resolveDir.includes('node_modules')) return undefined;
        const found = ['', '.ts', '/index.ts'].map((ending) => join(resolveDir, path) + ending).find(isFile);
        return found && dirname(found).startsWith(root) ? { path: found, sideEffects: false } : undefined;
      });
    },
  };
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(path);
}
