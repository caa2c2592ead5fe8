import { build } from 'esbuild';
import { renderValidators } from '../../../contract/node';
import type { Materials } from '../../../sandbox/node';

/** The sandbox as a script for a browser. It fails when anything in it needs Node. */
export async function bundleSandbox({ contract }: Materials): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/e2e/in-browser/entry.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        setup(bundler) {
          bundler.onResolve({ filter: /^validators$/ }, () => ({ path: 'validators', namespace: 'contract' }));
          bundler.onLoad({ filter: /.*/, namespace: 'contract' }, () => ({
            contents: renderValidators(contract),
            loader: 'js',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild wrote nothing.');
  return script.text;
}
