import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract';
import { deriveText } from '../../contract/node';
import { buildFontSlices } from '../../sandbox/node/fonts';

type GlyphFiles = { folder: string; files: [name: string, base64: string][] };

/** The glyphs from which the browser builds fonts, in a folder named after what they contain; the same for all languages. */
export function getGlyphFiles(contract: Contract, siteDir: string): GlyphFiles {
  const copy = join(siteDir, 'node_modules/.cache/glyphs.json');
  const from = ['contract', 'sandbox', 'plugins/console', 'package-lock.json'].map((path) => join(siteDir, path));
  return JSON.parse(deriveText({ copy, from }, () => JSON.stringify(buildGlyphFiles(contract)))) as GlyphFiles;
}

function buildGlyphFiles(contract: Contract): GlyphFiles {
  const files = [...buildFontSlices(contract)];
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return {
    folder: `assets/glyphs/${hash.digest('hex').slice(0, 8)}`,
    files: files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  };
}

export function writeGlyphFiles({ folder, files }: GlyphFiles, dir: string): void {
  mkdirSync(join(dir, folder), { recursive: true });
  for (const [name, base64] of files) writeFileSync(join(dir, folder, name), Buffer.from(base64, 'base64'));
}
