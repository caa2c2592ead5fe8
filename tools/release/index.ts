import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toSurface, writeRelease } from '../../changelog';
import { loadContract } from '../../contract/node';
import { toJapanDay } from '../../rules';

/**
 * Writes the changes since the last release into the changelog, under today's date and the version in
 * contract/operator.yaml, which `npm run release -- 1.1.0` sets first.
 */
function main(): void {
  const [wanted] = process.argv.slice(2);
  if (wanted !== undefined) setVersion(wanted);
  const contract = loadContract(resolve('contract'));
  const { version } = contract.operator;
  try {
    writeRelease(resolve('.'), { version, date: toJapanDay(Date.now()), surface: toSurface(contract) });
    console.log(`changelog/: version ${version}. Read the difference and commit it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The one place of the version: the OpenAPI document, the feed, the package and the pages read it. */
function setVersion(version: string): void {
  const path = resolve('contract/operator.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^version: .*$/m, `version: ${version}`));
}

main();
