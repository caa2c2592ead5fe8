import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { renderValidators } from '../contract/node';
import { buildFontSlices } from './node/fonts';
import { contract, getLabel, listLabelledExamples } from './labels/testing/examples';
import { createPdfRenderers, createSliceReader } from './pdf';

/** KiB after Brotli at its strongest, as static files are compressed for delivery. */
const toKib = (bytes: Uint8Array | string) => brotliCompressSync(bytes).length / 1024;

async function measureBundle(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return toKib(outputFiles[0]?.contents ?? '');
}

describe('what a browser loads of the sandbox, in KiB', { timeout: 60_000 }, () => {
  it('is little enough for the sandbox with the validators of requests', async () => {
    const validators = await measureBundle(renderValidators(contract, { kinds: ['body', 'parameters'] }));
    const sandbox = await measureBundle("export * from './sandbox'; export { toValidators } from './contract';");
    // The budget of 84 includes about 32 of data: the contract and its messages.
    expect(sandbox + validators).toBeLessThan(54.5);
  });

  it('is little enough for labels as SVG', async () => {
    expect(await measureBundle("export * from './sandbox/svg';")).toBeLessThan(28);
  });

  it('is little enough for PDFs, and for the fonts of each Japanese label', async () => {
    expect(await measureBundle("export * from './sandbox/pdf';")).toBeLessThan(270);

    const files = buildFontSlices(contract);
    const sizes = new Map<string, number>();
    for (const example of listLabelledExamples()) {
      const fetched: string[] = [];
      const loadGlyphs = createSliceReader((name) => {
        fetched.push(name);
        return Promise.resolve(files.get(name) ?? new Uint8Array());
      });
      await createPdfRenderers(loadGlyphs).renderLabel(getLabel(example));
      for (const name of fetched) if (!sizes.has(name)) sizes.set(name, toKib(files.get(name) ?? ''));
      expect(fetched.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)).toBeLessThan(350);
    }
  });
});
