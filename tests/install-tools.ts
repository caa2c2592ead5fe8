import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Folders of tests that use tools of other makers: those that read the contract, and those that run the package. */
const FOLDERS = ['tests/clients', 'tests/package'];

/** Installs the tools of each folder, unless those of its lock file are there already. */
function main(): void {
  for (const folder of FOLDERS.filter((one) => !isInstalled(one))) {
    // Several of them ask for Node 22 and run with 20 all the same; `npm run` hands the project's own strictness down to here.
    const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) process.exitCode = status ?? 1;
  }
}

function isInstalled(folder: string): boolean {
  const installed = `${folder}/node_modules/.package-lock.json`;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs;
}

main();
