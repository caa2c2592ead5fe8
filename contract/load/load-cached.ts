import { join } from 'node:path';
import type { Contract } from '../contract';
import { deriveText } from './derive-text';
import { loadContractSource, type LoadOptions } from './load';

/**
 * Like `loadContractSource`, but from a cached copy if one exists for exactly these files: parsing the YAML is the slowest
 * part of starting the sandbox.
 *
 * @param cacheDir folder of the copies; by default next to the caches of other tools
 */
export function loadCachedSource(
  dir: string,
  options: LoadOptions = {},
  cacheDir = join(dir, '../node_modules/.cache'),
): Contract {
  const copy = join(cacheDir, options.isRecording ? 'contract-recording.json' : 'contract.json');
  return JSON.parse(
    deriveText({ copy, from: [dir] }, () => JSON.stringify(loadContractSource(dir, options))),
  ) as Contract;
}
