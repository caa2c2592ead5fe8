import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** One folder each, with separate packages where it has peers, and an `index.ts` that prints a table and fails when a target is missed. `sizes` prints what the tests measured. */
const BENCHES = ['site', 'search', 'sandbox', 'console', 'package', 'sizes'];

/** Runs the benches that are named, or all, with the options that are given: `npm run bench -- site --runs=3`. */
function main(): void {
  const given = process.argv.slice(2);
  const options = given.filter((argument) => argument.startsWith('-'));
  const [first, ...others] = given.filter((argument) => !argument.startsWith('-'));
  const named = first === undefined ? BENCHES : [first, ...others];
  const unknown = named.filter((name) => !BENCHES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`);
  for (const name of named) {
    const dir = join('tests/bench', name);
    if (existsSync(join(dir, 'package.json')) && !existsSync(join(dir, 'node_modules'))) install(dir);
    const { status } = spawnSync('node_modules/.bin/tsx', [join(dir, 'index.ts'), ...options], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

function install(dir: string): void {
  console.log(`Installing the tools that ${dir} compares with. Required once; takes a minute or two.`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: dir,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${dir}.`);
}

main();
