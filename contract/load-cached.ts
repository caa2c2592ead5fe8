import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contract } from './contract';
import { loadContractSource } from './load';

/**
 * As `loadContractSource`, but from a copy when there is one of exactly these files: parsing all the YAML takes longer than
 * everything else that a start of the sandbox does. The copy is only ever a saving; without it, or where it cannot be
 * written, the contract is loaded.
 *
 * @param copy the file of the copy; beside what other tools keep from one run to the next unless told otherwise
 */
export function loadCachedSource(dir: string, copy = join(dir, '../node_modules/.cache/contract.json')): Contract {
  const key = hashFolder(dir);
  const known = readCopy(copy);
  if (known?.key === key) return known.contract;
  const contract = loadContractSource(dir);
  writeCopy(copy, JSON.stringify({ key, contract }));
  return contract;
}

/** Of every file in a folder, data and code: whatever changes, the hash changes. */
function hashFolder(dir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function readCopy(file: string): { key: string; contract: Contract } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { key: string; contract: Contract };
  } catch {
    return undefined;
  }
}

function writeCopy(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Another start may read at this moment: it finds the old copy or the new one, never half of one.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next start loads the contract again.
  }
}
