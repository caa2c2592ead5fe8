import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { components as DataFiles } from '../generated/data-files';
import { isObject } from '../json';
import { readYaml } from './read-yaml';

type Data = DataFiles['schemas'];
type FileKind =
  | 'Catalogue'
  | 'CarrierEntry'
  | 'Prefectures'
  | 'CodeNames'
  | 'Postcodes'
  | 'Limits'
  | 'Errors'
  | 'Operator'
  | 'Phrases'
  | 'Scenarios'
  | 'TrackingScenarios'
  | 'ErrorCases'
  | 'ExampleIndex';

/** Reads a data file. */
export type DataReader = <Kind extends FileKind>(file: string, kind: Kind) => Data[Kind];

/**
 * Returns a reader of the contract's data files, which fills in the defaults of data-files.schema.yaml. It throws on anything
 * that data-files.schema.yaml does not describe, with the file, the place and the error.
 */
export function dataReader(dir: string): DataReader {
  const document = readYaml(join(dir, 'data-files.schema.yaml'));
  if (!isObject(document)) throw new Error('data-files.schema.yaml is empty.');
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    useDefaults: true,
  });
  addFormats(ajv);
  // Only the schemas of this document matter to Ajv, not its OpenAPI frame.
  ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
  ajv.addSchema(document, 'data');
  return (file, kind) => {
    const validate = ajv.getSchema(`data#/components/schemas/${kind}`);
    if (!validate) throw new Error(`data-files.schema.yaml has no "${kind}".`);
    const data = readYaml(join(dir, file));
    if (!validate(data)) {
      const errors = (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
      );
      throw new Error(`${join('contract/data', file)}:\n  ${errors.join('\n  ')}`);
    }
    return data as Data[typeof kind];
  };
}
