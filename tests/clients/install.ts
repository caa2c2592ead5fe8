import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const DIR = 'tests/clients';
const INSTALLED = `${DIR}/node_modules/.package-lock.json`;

/** Installs the tools that read the contract, unless those of this lock file are there already. */
function main(): void {
  if (isInstalled()) return;
  // Several of them ask for Node 22 and run with 20 all the same; `npm run` hands the project's own strictness down to here.
  const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  process.exitCode = spawnSync('npm', ['ci', ...options], { cwd: DIR, stdio: 'inherit' }).status ?? 1;
}

function isInstalled(): boolean {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(`${DIR}/package-lock.json`).mtimeMs;
}

main();
