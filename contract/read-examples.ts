import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Example, OperationEntry } from './contract';
import type { components as DataFiles } from './generated/data-files';

/**
 * Reads the examples that the index lists, with their files.
 *
 * @throws on an operation without example, a missing file, or a file that the index does not list.
 */
export function readExamples(
  dir: string,
  index: DataFiles['schemas']['ExampleIndex'],
  operations: OperationEntry[],
): Example[] {
  const missing = operations.filter(({ id }) => !index[id]).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`contract/examples/index.yaml has no example for ${missing.join(', ')}.`);
  const listed = new Set<string>();
  const examples = Object.entries(index).flatMap(([id, entries]) => {
    const entry = operations.find((operation) => operation.id === id);
    if (!entry) throw new Error(`contract/examples/index.yaml: there is no operation "${id}".`);
    return entries.map(({ name, title, carrier, path, query }): Example => {
      const read = (part: 'request' | 'response'): unknown => {
        const file = join(id, `${name}.${part}.json`);
        listed.add(file);
        return JSON.parse(readFileSync(join(dir, file), 'utf8')) as unknown;
      };
      const request = entry.operation.requestBody ? { request: read('request') } : {};
      return {
        operation: id,
        name,
        title,
        ...(carrier ? { carrier } : {}),
        path: path ?? {},
        query: query ?? {},
        ...request,
        response: read('response'),
      };
    });
  });
  for (const { id } of operations) {
    if (!existsSync(join(dir, id))) continue;
    const stray = readdirSync(join(dir, id)).filter((file) => !listed.has(join(id, file)));
    if (stray.length > 0) throw new Error(`contract/examples/index.yaml does not list ${id}/${stray.join(', ')}.`);
  }
  return examples;
}
