import { join } from 'node:path';
import { isObject, visitJson } from './json';
import { loadContract } from './load';
import { readYaml } from './read-yaml';

/** Something of the contract that the specification leaves open. */
export type Assumption = { where: string; facets: string[]; value: string };

const DATA_FILES = ['carriers', 'errors', 'limits', 'prefectures'];

/** Lists every mark `x-assumed` of the contract in a folder, in the order of its documents, for the owner's review. */
export function listAssumptions(dir: string): Assumption[] {
  const documents = [
    { file: 'openapi', content: loadContract(dir).openapi as unknown },
    ...DATA_FILES.map((file) => ({ file, content: readYaml(join(dir, `${file}.yaml`)) })),
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
