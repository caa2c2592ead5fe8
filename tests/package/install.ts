import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

export const FILE = resolve('build/shipping-api.tgz');
/** The name of the same file that pages show: it has the version and, after a release, a hash. */
export const IMMUTABLE = readdirSync('build/assets/package')[0] ?? '';
/** 1.1.0-next.abcdefgh before a release, and 1.1.0 after it. */
export const VERSION = /^shipping-api-(\d+\.\d+\.\d+(?:-next\.[a-z]{8})?)/.exec(IMMUTABLE)?.[1] ?? '';

/** Copies what the package is made from, beside the sources. */
export function copyPages(to: string): void {
  mkdirSync(join(to, 'en'), { recursive: true });
  for (const folder of ['', 'en'])
    for (const file of readdirSync(resolve('build', folder)).filter((one) => /\.(?:md|json|txt)$/.test(one)))
      cpSync(resolve('build', folder, file), join(to, folder, file));
}

/** A module as a bundler delivers it to browsers, with the imports that it leaves. A module of Node is an error. */
export async function bundleForBrowsers(file: string): Promise<{ code: string; imports: unknown[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    ...{ bundle: true, minify: true, platform: 'browser', format: 'esm', write: false, metafile: true },
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return { code: outputFiles[0]?.text ?? '', imports };
}

/** Installs the package of the build into an empty folder, without a network. Returns the folder. */
export function installPackage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', FILE], { cwd: dir, stdio: 'pipe' });
  return dir;
}
