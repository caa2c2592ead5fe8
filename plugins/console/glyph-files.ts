import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Contract } from '../../contract';
import { deriveText } from '../../contract/node';
import type * as Fonts from '../../sandbox/documents/fonts';

export type GlyphFiles = { folder: string; files: Map<string, Uint8Array> };

/**
 * The glyphs from which the browser builds fonts, in a folder named after what they contain; the same for all languages. A
 * copy is kept, because fonts and the libraries that read them are slow to load.
 */
export function getGlyphFiles({ catalogue, prefectures }: Contract, siteDir: string): GlyphFiles {
  const sources = ['sandbox/documents', 'package-lock.json'];
  const derived = {
    copy: join(siteDir, 'node_modules/.cache/glyphs.json'),
    from: sources.map((path) => join(siteDir, path)),
    given: JSON.stringify({ catalogue, prefectures }),
  };
  const text = deriveText(derived, () => {
    const { buildFontSlices } = createRequire(__filename)('../../sandbox/documents/fonts') as typeof Fonts;
    const slices = [...buildFontSlices({ catalogue, prefectures })];
    return JSON.stringify(slices.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));
  });
  const files = new Map(
    (JSON.parse(text) as [name: string, base64: string][]).map(([name, base64]) => [
      name,
      Buffer.from(base64, 'base64'),
    ]),
  );
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  return { folder: `assets/glyphs/${hash.digest('hex').slice(0, 8)}`, files };
}

export function writeGlyphFiles({ folder, files }: GlyphFiles, dir: string): void {
  mkdirSync(join(dir, folder), { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(dir, folder, name), bytes);
}
