import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** The oldest time that npm itself writes, so that the bytes depend on nothing but the files. */
const MTIME = new Date('1985-10-26T08:15:00.000Z');

/** Packs files as npm does, in a folder `package/`. The same files give the same bytes. */
export async function packFiles(files: Map<string, Uint8Array | string>): Promise<Buffer> {
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
