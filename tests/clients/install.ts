import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIR = 'tests/clients';
const INSTALLED = `${DIR}/node_modules/.package-lock.json`;

/** A viewer for browsers, one file without imports: none of the 270 packages that it was built from is needed. */
const SCALAR = {
  name: '@scalar/api-reference@1.72.1',
  archive: 'scalar-api-reference-1.72.1.tgz',
  sha512: 'XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==',
  file: 'package/dist/browser/standalone.js',
  dir: `${DIR}/node_modules/.scalar`,
};

/** Installs the tools that read the contract, unless those of this lock file are there already. */
function main(): void {
  if (!isInstalled()) {
    // Several of them ask for Node 22 and run with 20 all the same; `npm run` hands the project's own strictness down to here.
    const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: DIR, stdio: 'inherit' });
    if (status !== 0) return void (process.exitCode = status ?? 1);
  }
  if (!existsSync(join(SCALAR.dir, SCALAR.file))) unpackScalar();
}

function isInstalled(): boolean {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(`${DIR}/package-lock.json`).mtimeMs;
}

function unpackScalar(): void {
  const { name, archive, sha512, file, dir } = SCALAR;
  mkdirSync(dir, { recursive: true });
  execFileSync('npm', ['pack', name, '--silent', '--pack-destination', dir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hash = createHash('sha512')
    .update(readFileSync(join(dir, archive)))
    .digest('base64');
  if (hash !== sha512) throw new Error(`${archive} is not the file that was tested: its SHA-512 is ${hash}.`);
  execFileSync('tar', ['-xzf', archive, file], { cwd: dir });
}

main();
