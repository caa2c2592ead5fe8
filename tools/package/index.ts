import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finishContract, toCarriers, toLimits } from '../../contract';
import { loadCachedSource } from '../../contract/node';
import { listLanguageFolders } from '../serve/language-folders';
import { bundlePackage, COMMAND } from './bundle-package';
import { linkFile, nameFiles, VERSION_MARK } from './immutable-file';
import { listPackageFiles } from './list-package-files';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** The oldest time that npm itself writes, so that the bytes depend on nothing but the files. */
const MTIME = new Date('1985-10-26T08:15:00.000Z');

/** Packs files as npm does, in a folder `package/`. The same files give the same bytes. */
async function packFiles(files: Map<string, Uint8Array | string>): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const mode = name === COMMAND ? 0o755 : 0o644;
    archive.entry({ name: `package/${name}`, mode, mtime: MTIME }, Buffer.from(content));
  }
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return promisify(gzip)(Buffer.concat(parts), { level: 6 });
}

/**
 * Writes the package for integrators into a build: `shipping-api.tgz`, which is always the newest, and a copy whose name has its
 * version and hash, which the commands of the pages install; and the carriers and limits as files of the portal,
 * in the folder of each language.
 */
async function main(): Promise<void> {
  const dir = resolve(process.argv[2] ?? 'build');
  const root = resolve('.');
  const contract = finishContract(loadCachedSource(join(root, 'contract')), 'en');
  const docsUrl = `${process.env.SITE_URL ?? contract.operator.site_url}${process.env.BASE_URL ?? '/'}`.replace(
    /(?<!\/)\/+$/,
    '',
  );
  const data = { 'carriers.json': toJson(toCarriers(contract)), 'limits.json': toJson(toLimits(contract)) };
  const marked = { ...contract, operator: { ...contract.operator, version: VERSION_MARK } };
  const bundle = await bundlePackage({ root, contract: marked, docsUrl });
  const listed = listPackageFiles({ root, dir, contract: marked, bundle, data, docsUrl });
  const { files, name } = nameFiles(listed, contract, root);
  const packed = await packFiles(files);
  const stem = contract.operator.package_name.replace(/^@/, '').replace('/', '-');
  const folder = join(dir, 'assets', 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(dir, `${stem}.tgz`), packed);
  writeFileSync(join(folder, `${stem}-${name}.tgz`), packed);
  linkFile(dir, `${stem}-${name}.tgz`);
  for (const language of listLanguageFolders(dir))
    for (const [path, content] of Object.entries(data)) writeFileSync(join(dir, language, path), content);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
