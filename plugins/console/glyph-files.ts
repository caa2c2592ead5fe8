import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract';
import { buildFontSlices } from '../../sandbox/node/fonts';

export type GlyphFiles = { folder: string; files: Map<string, Uint8Array> };

/** The glyphs from which the browser builds fonts, in a folder named after what they contain; the same for all languages. */
export function buildGlyphFiles(contract: Contract): GlyphFiles {
  const files = buildFontSlices(contract);
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return { folder: `assets/glyphs/${hash.digest('hex').slice(0, 8)}`, files };
}

export function writeGlyphFiles({ folder, files }: GlyphFiles, dir: string): void {
  mkdirSync(join(dir, folder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(dir, folder, name), bytes);
}
