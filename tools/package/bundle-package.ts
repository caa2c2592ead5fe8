import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, transform, type BuildOptions, type Metafile, type OutputFile, type Plugin } from 'esbuild';
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
/** A bundler that makes ES modules of all has no `__dirname`. */
const FOLDER = "const folder_ = typeof __dirname === 'string' ? __dirname : '.';";
const ENTRIES = ['index.js', 'bin.js', 'check.js', 'client.js'];
export const COMMAND = 'bin.cjs';

/**
 * Compiles the package once as CommonJS, which Node, Jest and the command load; the check and the client also as ES modules, since
 * bundlers put them into pages.
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
  const [node, ...browser] = await Promise.all([
    build({
      ...shared,
      entryPoints: ENTRIES.map((name) => `package/${name.replace('.js', '.ts')}`),
      platform: 'node',
      // Where a package has both, its ES modules: a bundler can't follow the others everywhere.
      mainFields: ['module', 'main'],
      target: 'node20.19',
      splitting: true,
      // Next to the entries: a module looks for the files of the package in its own folder.
      chunkNames: '[name]-[hash]',
      banner: { js: FOLDER },
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
  const modules = browser
    .flatMap(({ outputFiles }) => outputFiles)
    .map(({ path, text }) => [basename(path), text.replace('("./check")', '("./check.js")')] as const);
  const files = [
    ...(await toCommonModules(node)),
    ...modules,
    ['index.js', toWrapper('index.js', node.metafile)] as const,
  ];
  const sources = [node, ...browser].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  return {
    files: new Map(files.map(([name, code]) => [name, breakLines(code, LINE_LENGTH)])),
    sources: sources.map((path) => join(given.root, path)),
  };
}

type Built = { outputFiles: OutputFile[]; metafile: Metafile };

/** esbuild splits only ES modules, and keeps parts that nothing imports. */
async function toCommonModules({ outputFiles, metafile }: Built): Promise<[string, string][]> {
  const imports = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [
      basename(path),
      output.imports.map((one) => basename(one.path)),
    ]),
  );
  const codes = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const names = new Set(ENTRIES);
  // A set visits what is added to it on the way.
  for (const name of names)
    for (const imported of imports.get(name) ?? []) if (codes.has(imported)) names.add(imported);
  return Promise.all(
    [...names].map(async (name): Promise<[string, string]> => {
      const { code } = await transform(codes.get(name) ?? '', {
        format: 'cjs',
        platform: 'node',
        target: 'node20.19',
        lineLimit: LINE_LIMIT,
        charset: 'utf8',
        // Jest can't import a module dynamically.
        supported: { 'dynamic-import': false },
      });
      const linked = code.replace(/\brequire\("([^"]+)"\)/g, (call, path: string) => {
        // A bundler that makes ES modules can't translate require() for the modules of Node.
        if (isBuiltin(path)) return `process.getBuiltinModule("${path}")`;
        return codes.has(basename(path)) ? `require("${toCommonName(path)}")` : call;
      });
      return [toCommonName(name), toCommonName(name) === COMMAND ? `#!/usr/bin/env node\n${linked}` : linked];
    }),
  );
}

/** A module with the names of what a CommonJS entry exports: both ways to load it share its state. */
function toWrapper(name: string, { outputs }: Metafile): string {
  const [, { exports: names } = { exports: [] }] =
    Object.entries(outputs).find(([path]) => basename(path) === name) ?? [];
  return `import entry from './${toCommonName(name)}';\nexport const { ${names.join(', ')} } = entry;\n`;
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
