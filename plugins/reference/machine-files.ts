import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { toPublishedOpenApi, type Contract, type Language } from '../../contract';

/**
 * Writes the published contract as openapi.yaml and openapi.json into a folder. Strings that YAML 1.1 reads as something
 * else, such as NO for Norway, are quoted.
 */
export function writeMachineFiles(contract: Contract, dir: string, locale: Language): void {
  const document = toPublishedOpenApi(contract, locale);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(
    join(dir, 'openapi.yaml'),
    stringify(document, { aliasDuplicateObjects: false, lineWidth: 120, compat: 'yaml-1.1' }),
  );
}
