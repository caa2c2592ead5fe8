import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { BUDGETS, measure } from '../bench/budgets';

it('the buttons that load the console add little to the script of every page', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/behaviors/content/islands.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    external: ['../components/*', '../../islands/mount'],
    logLevel: 'silent',
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeGreaterThan(200);
  expect(measure('button', bytes)).toBeLessThanOrEqual(BUDGETS.button.wall);
});
