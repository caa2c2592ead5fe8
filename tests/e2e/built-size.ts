import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** The size of files of the build in KiB, compressed as for delivery. */
export function weigh(paths: readonly string[]): number {
  const files = paths.map((path) => `build${path}`).filter((file) => existsSync(file));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length / 1024, 0);
}
