import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const FILE = resolve('build/shipping-api.tgz');

/** Installs the package of the build into an empty folder, without a network. Returns the folder. */
export function installPackage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'package-'));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', FILE], { cwd: dir, stdio: 'pipe' });
  return dir;
}
