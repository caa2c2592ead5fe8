import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '../../../contract/node';
import { compareServers } from './compare';
import { measureListings } from './listing';
import { printTables } from './report';
import { measureStarts } from './starts';

/** Measures the sandbox and Prism with the same contract, prints the results, and fails on a missed target. */
async function main(): Promise<void> {
  if (!existsSync('build/openapi.yaml')) throw new Error('There is no build/openapi.yaml: run `npm run build` first.');
  const contract = loadContract('contract');
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  try {
    const starts = await measureStarts(dir);
    console.error('Starts are measured.');
    const servers = await compareServers(dir, contract);
    console.error('Calls are measured.');
    const listings = await measureListings(join(dir, 'listed.db'), contract);
    if (!printTables({ starts, servers, listings })) process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

void main();
