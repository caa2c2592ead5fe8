import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPublishedOpenApi, type Contract, type Language } from '../../contract';
import { renderYaml } from './render-yaml';

/** Writes the published contract as openapi.yaml and openapi.json into a folder. */
export function writeMachineFiles(contract: Contract, dir: string, locale: Language): void {
  const document = toPublishedOpenApi(contract, locale);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(dir, 'openapi.yaml'), renderYaml(`openapi-${locale}.yaml`, document));
}
