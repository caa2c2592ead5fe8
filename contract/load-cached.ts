import { join } from 'node:path';
import type { Contract } from './contract';
import { deriveText } from './derive-text';
import { loadContractSource, type LoadOptions } from './load';

/**
 * As `loadContractSource`, but from a copy when there is one of exactly these files: parsing all the YAML takes longer than
 * everything else that a start of the sandbox does.
 *
 * @param cacheDir where copies are kept; by default beside the caches of other tools
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
