import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Docusaurus minifies for old browsers, and writes Japanese letters as escapes of six bytes. The portal's scripts are UTF-8,
 * for the browsers in package.json.
 */
const OPTIONS: ReturnType<typeof getSwcJsMinimizerOptions> = {
  ecma: 2020,
  module: true,
  compress: { ecma: 2020 },
  format: { ecma: 2020, comments: false },
};

/**
 * Minifies scripts, and keeps the results by the content that they were made from: languages share most
 * of their scripts, and from one build to the next few change. It writes no source maps; where they are asked for, `original` minifies.
 */
export function minifyScripts(original: WebpackPluginInstance, cacheDir: string): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      if (compiler.options.devtool) {
        original.apply(compiler);
        return;
      }
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.compilation.tap('minify-scripts', (compilation) => {
        const step = { name: 'minify-scripts', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE };
        compilation.hooks.processAssets.tapPromise(step, async (assets) => {
          const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
          await Promise.all(
            scripts.map(async ([name, asset]) => {
              const { text, restore } = hideHashes(asset.source().toString());
              const code = restore(await minifyOnce(text, cacheDir));
              compilation.updateAsset(name, new sources.RawSource(code), { minimized: true });
            }),
          );
        });
      });
    },
  };
}

/**
 * Replaces each hash in a script with a number, "9c2143c8" → "@0000007". The hashes of chunks depend on the folder of the
 * build until the bundler replaces them with those of the contents; the minifier, which assigns the shortest names by the
 * frequency of letters, would create a different script in each folder.
 */
export function hideHashes(script: string): { text: string; restore: (code: string) => string } {
  const hashes: string[] = [];
  const text = script.replace(
    /(?<=")[0-9a-f]{8}(?=")/g,
    (hash) => `@${String(hashes.push(hash) - 1).padStart(7, '0')}`,
  );
  return { text, restore: (code) => code.replace(/@(\d{7})/g, (whole, place) => hashes[Number(place)] ?? whole) };
}

/** @throws with the messages of the minifier where a script has an error */
export async function minifyOnce(script: string, cacheDir: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([rspack.rspackVersion, OPTIONS]))
    .update(script)
    .digest('hex');
  const copy = join(cacheDir, `${key}.js`);
  try {
    return readFileSync(copy, 'utf8');
  } catch {
    const { code } = await rspack.experiments.swc.minify(script, OPTIONS);
    mkdirSync(cacheDir, { recursive: true });
    // A rename, so that a build that is stopped leaves no part of a script.
    writeFileSync(`${copy}.${process.pid}`, code);
    renameSync(`${copy}.${process.pid}`, copy);
    return code;
  }
}
