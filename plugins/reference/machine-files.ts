import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { toPublishedOpenApi, type Contract } from '../../contract';

/** Writes the published contract as openapi.yaml and openapi.json into a folder. */
export function writeMachineFiles(contract: Contract, dir: string): void {
  const document = toPublishedOpenApi(contract);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(dir, 'openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 }));
}
