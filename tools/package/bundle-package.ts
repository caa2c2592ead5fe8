import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import type { Contract } from '../../contract';
import { renderValidators } from '../../contract/node';
import { toCheckData, toSandboxData } from '../../plugins/console/package-data';
import { toClientData } from '../../package/client/to-client-data';
import { breakLines } from './break-lines';
import japanesePhrases from '../../i18n/ja/reference/phrases.json';

/** Files of the package by their path, and the files of other packages that they contain. */
export type Bundle = { files: Map<string, string>; sources: string[] };

type Given = { root: string; contract: Contract; docsUrl: string };

/** Libraries of databases, which a user installs who keeps data. */
const PEERS = /^(?:@libsql\/client|libsql)$/;
/** Node prints the line of an uncaught error, so lines are short and names those of the source. */
const LINE_LENGTH = 200;
/** esbuild ends a line after it has reached this length. */
const LINE_LIMIT = LINE_LENGTH - 10;
/** What programs import. The command has no CommonJS form. */
const ENTRIES = ['index.js', 'check.js', 'client.js'];
const COMMAND = 'bin.js';
/** Some libraries are CommonJS and ask for modules of Node, and others for their folder. A bundler that makes CommonJS of all has no `import.meta`. */
const REQUIRE = `import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(typeof __filename === 'string' ? __filename : import.meta.url);
const folder_ = typeof __dirname === 'string' ? __dirname : import.meta.dirname;`;

/**
 * Compiles the entries of the package, as ES modules and as CommonJS. The check and the client are bundled alone, since they run
 * in browsers.
 */
export async function bundlePackage(given: Given): Promise<Bundle> {
  const virtual = toVirtualModules(given);
  const shared = {
    absWorkingDir: given.root,
    bundle: true,
    lineLimit: LINE_LIMIT,
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
      banner: { js: REQUIRE },
      define: { __dirname: 'folder_', 'import.meta.dirname': 'folder_' },
      plugins: [virtual, loadPeersLate, withoutSideEffects(given.root)],
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
  const outputs = results.flatMap(({ outputFiles }) => outputFiles);
  const modules = new Map(
    outputs.map(({ path, text }) => [basename(path), text.replace('("./check")', '("./check.js")')]),
  );
  const metafiles = results.map(({ metafile }) => metafile);
  const commonModules = await toCommonModules(modules, metafiles);
  const command = modules.get(COMMAND) ?? '';
  const files = [...modules, ...commonModules, [COMMAND, `#!/usr/bin/env node\n${command}`] as const];
  const sources = metafiles.flatMap(({ inputs }) => Object.keys(inputs)).map((path) => join(given.root, path));
  return { files: new Map(files.map(([name, code]) => [name, breakLines(code, LINE_LENGTH)])), sources };
}

/** The entries for programs, with what they import, as CommonJS: `index.js` → `index.cjs` */
async function toCommonModules(modules: Map<string, string>, metafiles: Metafile[]): Promise<[string, string][]> {
  const imports = new Map(
    metafiles
      .flatMap(({ outputs }) => Object.entries(outputs))
      .map(([path, output]) => [basename(path), output.imports.map((one) => basename(one.path))]),
  );
  const names = new Set([...modules.keys()].filter((name) => ENTRIES.includes(name)));
  // A set visits what is added to it on the way.
  for (const name of names)
    for (const imported of imports.get(name) ?? []) if (modules.has(imported)) names.add(imported);
  return Promise.all(
    [...names].map(async (name): Promise<[string, string]> => {
      const { code } = await transform((modules.get(name) ?? '').replace(REQUIRE, ''), {
        format: 'cjs',
        platform: 'node',
        target: 'node20.19',
        lineLimit: LINE_LIMIT,
        charset: 'utf8',
        define: { folder_: '__dirname' },
        // Jest can't import a module dynamically.
        supported: { 'dynamic-import': false },
      });
      return [
        toCommonName(name),
        code.replace(/\brequire\("\.\/([\w-]+\.js)"\)/g, (_, one: string) => `require("./${toCommonName(one)}")`),
      ];
    }),
  );
}

/** index.js → index.cjs; index.d.ts → index.d.cts */
export function toCommonName(name: string): string {
  return name.replace(/\.([jt]s)$/, '.c$1');
}

/** A bundler of a user must not look for libraries that the user doesn't have. */
const loadPeersLate: Plugin = {
  name: 'load-peers-late',
  setup(builder) {
    builder.onResolve({ filter: PEERS }, ({ path }) => ({ path, namespace: 'peer' }));
    builder.onLoad({ filter: /.*/, namespace: 'peer' }, ({ path }) => ({
      contents: `const name = ${JSON.stringify(path)}; module.exports = require(name);`,
    }));
  },
};

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
    'body-validators.js': () => breakErrors(renderValidators(contract, { kinds: ['body'] })),
    'parameter-validators.js': () => breakErrors(renderValidators(contract, { kinds: ['parameters'] })),
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

/** esbuild keeps an object on one line, or on several. */
function breakErrors(validators: string): string {
  return validators.replaceAll('{instancePath:', '{\ninstancePath:');
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
