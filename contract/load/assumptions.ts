import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isObject, visitJson, type JsonObject } from '../json';
import { loadContractSource } from './load';
import { readYaml } from './read-yaml';

/** Something of the contract that the specification leaves open. */
export type Assumption = { where: string; facets: string[]; value: string };

/** Lists every mark `x-assumed` of the contract in a folder, in the order of its documents, for the owner's review. */
export function listAssumptions(dir: string): Assumption[] {
  const documents = [
    { file: 'openapi', content: loadContractSource(dir, { isRecording: true }).openapi as unknown },
    ...listDataFiles(dir).map((file) => ({ file, content: readDataFile(dir, file) })),
  ];
  return documents.flatMap(({ file, content }) => {
    const found: Assumption[] = [];
    visitJson(content, (value, at) => {
      if (!isObject(value) || !Array.isArray(value['x-assumed'])) return;
      found.push({ where: [file, ...at].join(' › '), facets: value['x-assumed'].map(String), value: summarise(value) });
    });
    return found;
  });
}

/** The assumed node in a few words: { type: 'string', maxLength: 50 } → 'string, maxLength 50' */
function summarise(node: Record<string, unknown>): string {
  const parts = [
    typeof node.type === 'string' ? node.type : Array.isArray(node.type) ? node.type.join(' or ') : '',
    Array.isArray(node.enum) ? (node.enum.length > 12 ? `${node.enum.length} values` : node.enum.join(' | ')) : '',
    ...[
      'pattern',
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'minLength',
      'maxLength',
      'minItems',
      'maxItems',
      'default',
      'const',
    ].map((key) => (key in node ? `${key} ${JSON.stringify(node[key])}` : '')),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The data files with marks: `catalogue`, `carriers/dhl` … */
function listDataFiles(dir: string): string[] {
  const carriers = readdirSync(join(dir, 'data/carriers')).sort();
  return ['catalogue', ...carriers.map((file) => `carriers/${basename(file, '.yaml')}`), 'errors', 'limits'];
}

/** The credentials of a carrier are listed with the schemas. */
function readDataFile(dir: string, file: string): unknown {
  const { credentials: _, ...content } = readYaml(join(dir, 'data', `${file}.yaml`)) as JsonObject;
  return content;
}
