import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateRawSync } from 'node:zlib';
import type { Contract } from '../../contract';
import { getGlyphFiles } from '../../plugins/console/package-data';
import { listPackageFolders, renderNotices } from '../../plugins/delivery/third-party';
import { toCommonName, type Bundle } from './bundle-package';
import { showNewest } from './immutable-file';
import { renderDeclarations } from './render-declarations';
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
  const declarations = [...renderDeclarations(root), ['types.d.ts', renderTypes(root, contract)] as const];
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
    // TypeScript reads the format of a module from the name of its declaration.
    ...declarations.map(([file, text]): [string, string] => [
      toCommonName(file),
      text.replace(/(from '\.\/[\w-]+)\.js'/g, "$1.cjs'"),
    ]),
    ['types.js', 'export {};\n'],
    ['types.cjs', ''],
    ['CHANGELOG.md', readFileSync(join(dir, 'en/changelog.md'), 'utf8')],
    ...Object.entries(data),
    ...joinGlyphs(getGlyphFiles(contract, root).files),
    // npm unpacks the package at every call of npx, and only assistants read the pages.
    ['pages.json.br', compress(JSON.stringify(readPages(dir)))],
  ]);
}

/** All slices of the fonts in one file, compressed one by one, with their positions in another: npm unpacks many and large files slowly. */
function joinGlyphs(files: Map<string, Uint8Array>): [string, Uint8Array | string][] {
  const slices = [...files].map(([name, slice]) => [name, deflateRawSync(slice)] as const);
  let end = 0;
  const positions = slices.map(([name, { length }]) => [name, [end, (end += length)]] as const);
  return [
    ['glyphs.bin', Buffer.concat(slices.map(([, slice]) => slice))],
    ['glyphs.json', JSON.stringify(Object.fromEntries(positions))],
  ];
}

function fill(text: string, { operator }: Contract, docsUrl: string): string {
  return text.replaceAll('{{name}}', operator.package_name).replaceAll('{{portal}}', docsUrl);
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

/** With a window that reaches from a document in one language to the same in the other. */
function compress(text: string): Uint8Array {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
  return brotliCompressSync(text, { params: { [quality]: 9, [window]: constants.BROTLI_MAX_WINDOW_BITS } });
}

/** The pages, the search index and the catalogs, in both languages, as the MCP server reads them, by their paths. */
function readPages(dir: string): Record<string, string> {
  const paths = ['', 'en/'].flatMap((folder) =>
    readdirSync(join(dir, folder))
      .filter((file) => (file.endsWith('.md') && file !== 'skill.md') || PAGES.includes(file))
      .map((file) => `${folder}${file}`),
  );
  // The name of the file depends on its content, which includes these pages.
  return Object.fromEntries(paths.map((path) => [path, showNewest(readFileSync(join(dir, path), 'utf8'))]));
}

const PAGES = ['llms.txt', 'search-index.json', 'openapi.json', 'errors.json', 'changelog.json'];
