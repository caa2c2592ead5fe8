import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finishContract, toCarriers, toLimits } from '../../contract';
import { loadCachedSource } from '../../contract/node';
import { listLanguageFolders } from '../serve/language-folders';
import { bundlePackage } from './bundle-package';
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
    const mode = name === 'bin.js' ? 0o755 : 0o644;
    archive.entry({ name: `package/${name}`, mode, mtime: MTIME }, Buffer.from(content));
  }
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  return promisify(gzip)(Buffer.concat(parts), { level: 6 });
}

/**
 * Writes the package for integrators into a build: `shipping-api.tgz`, which is always that of this release, and a copy
 * whose name has its version and hash, for lock files; and the carriers and limits as files of the portal,
 * in the folder of each language.
 */
async function main(): Promise<void> {
  const dir = resolve(process.argv[2] ?? 'build');
  const root = resolve('.');
  const contract = finishContract(loadCachedSource(join(root, 'contract')), 'en');
  const { package_name: name, version } = contract.operator;
  const docsUrl = `${process.env.SITE_URL ?? contract.operator.site_url}${process.env.BASE_URL ?? '/'}`.replace(
    /\/+$/,
    '',
  );
  const data = { 'carriers.json': toJson(toCarriers(contract)), 'limits.json': toJson(toLimits(contract)) };
  const bundle = await bundlePackage({ root, contract, docsUrl });
  const packed = await packFiles(listPackageFiles({ root, dir, contract, bundle, data, docsUrl }));
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 8);
  const file = name.replace(/^@/, '').replace('/', '-');
  const folder = join(dir, 'assets', 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(dir, `${file}.tgz`), packed);
  writeFileSync(join(folder, `${file}-${version}-${hash}.tgz`), packed);
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
