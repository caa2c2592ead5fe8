import { resolve } from 'node:path';
import { toSurface, writeRelease } from '../../changelog';
import { loadContract } from '../../contract/node';
import { toJapanDay } from '../../rules';

/** Writes the changes since the last release into the changelog, under the version in contract/operator.yaml and today's date. */
function main(): void {
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

main();
