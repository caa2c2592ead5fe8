import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transpileDeclaration, ModuleKind, ScriptTarget } from 'typescript';
import type { Contract } from '../../contract';
import { getGlyphFiles } from '../../plugins/console/package-data';
import { listPackageFolders, renderNotices } from '../../plugins/delivery/third-party';
import type { Bundle } from './bundle-package';
import { renderManifest } from './render-manifest';

type Given = {
  root: string;
  /** The build, from which pages for assistants are taken. */
  dir: string;
  contract: Contract;
  bundle: Bundle;
  data: Record<string, string>;
  docsUrl: string;
};

const DECLARED = ['index', 'sandbox-types', 'check', 'check-types', 'client', 'client-types'];
const FONTS = ['arimo', 'biz-udpgothic'];

/** Everything in the package, by its path. */
export function listPackageFiles({
  root,
  dir,
  contract,
  bundle,
  data,
  docsUrl,
}: Given): Map<string, Uint8Array | string> {
  const declarations = DECLARED.map((name): [string, string] => [`${name}.d.ts`, renderDeclaration(root, name)]);
  const folders = listPackageFolders(bundle.sources);
  const { resolve } = createRequire(join(root, 'package.json'));
  const licences = FONTS.map((font): [string, Uint8Array] => [
    `LICENSE-${font}.txt`,
    readFileSync(resolve(`@expo-google-fonts/${font}/LICENSE_FONT`)),
  ]);
  return new Map<string, Uint8Array | string>([
    ['package.json', renderManifest(contract, docsUrl)],
    ['README.md', fill(readFileSync(join(root, 'package/README.md'), 'utf8'), contract, docsUrl)],
    ['NOTICE', renderNotices(folders).replace('This site contains', 'This package contains')],
    ...licences,
    ...bundle.files,
    ...declarations,
    ['types.d.ts', renderTypes(root, contract)],
    ['types.js', 'export {};\n'],
    ...Object.entries(data),
    ...joinGlyphs(getGlyphFiles(contract, root).files),
    ['pages.json', JSON.stringify(readPages(dir))],
  ]);
}

/** All slices of the fonts in one file, with their positions in another: npm unpacks hundreds of files slowly. */
function joinGlyphs(files: Map<string, Uint8Array>): [string, Uint8Array | string][] {
  let end = 0;
  const positions = [...files].map(([name, { length }]) => [name, [end, (end += length)]] as const);
  return [
    ['glyphs.bin', Buffer.concat([...files.values()])],
    ['glyphs.json', JSON.stringify(Object.fromEntries(positions))],
  ];
}

function fill(text: string, { operator }: Contract, docsUrl: string): string {
  return text.replaceAll('{{name}}', operator.package_name).replaceAll('{{portal}}', docsUrl);
}

/** The types of an entry, whose imports have endings, as Node asks for. */
function renderDeclaration(root: string, name: string): string {
  const file = join(root, `package/${name}.ts`);
  const { outputText } = transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, strict: true },
  });
  return outputText.replace(/from (['"])(\.\/[\w-]+)\1/g, "from '$2.js'");
}

function renderTypes(root: string, { errors }: Contract): string {
  const codes = Object.keys(errors.codes).map((code) => `'${code}'`);
  return [
    readFileSync(join(root, 'contract/generated/openapi.ts'), 'utf8'),
    '/** The codes of the error catalog. Codes of carriers are any other string. */',
    `export type ErrorCode = ${codes.join(' | ')} | (string & {});`,
    '',
  ].join('\n');
}

/** The pages, the search index and the catalogs, in both languages, as the MCP server reads them, by their paths. */
function readPages(dir: string): Record<string, string> {
  const paths = ['', 'en/'].flatMap((folder) =>
    readdirSync(join(dir, folder))
      .filter((file) => file.endsWith('.md') || PAGES.includes(file))
      .map((file) => `${folder}${file}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

const PAGES = ['llms.txt', 'search-index.json', 'openapi.json', 'errors.json'];
