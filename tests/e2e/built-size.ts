import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { withoutSentences } from '../bench/without-sentences';

/** The size of files of the build in bytes, compressed as for delivery, without the sentences of scripts. */
export function weigh(paths: readonly string[]): number {
  const files = paths.map((path) => `build${path}`).filter((file) => existsSync(file));
  return files.reduce((sum, file) => sum + brotliCompressSync(readWithoutSentences(file)).length, 0);
}

function readWithoutSentences(file: string): Buffer | string {
  const content = readFileSync(file);
  return file.endsWith('.js') ? withoutSentences(content.toString()) : content;
}
