import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { contract, getLabel, listLabelledExamples } from '../../../tests/documents/examples';
import { buildFontSlices } from '../fonts';
import { createPdfRenderers, createSliceReader } from '.';

// `tests/e2e/console-weight.test.ts` has the other budgets, of what a browser fetches of the build.
it('fetches at most 350 KiB of fonts for the label of each example', async () => {
  const files = buildFontSlices(contract);
  /** KiB after Brotli at its strongest, as static files are compressed for delivery. */
  const sizes = new Map<string, number>();
  for (const example of listLabelledExamples()) {
    const fetched: string[] = [];
    const loadGlyphs = createSliceReader((name) => {
      fetched.push(name);
      return Promise.resolve(files.get(name) ?? new Uint8Array());
    });
    await createPdfRenderers(loadGlyphs).renderLabel(getLabel(example));
    for (const name of fetched)
      if (!sizes.has(name)) sizes.set(name, brotliCompressSync(files.get(name) ?? '').length / 1024);
    expect(fetched.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)).toBeLessThan(350);
  }
});
