import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Example, OperationEntry } from '../contract';
import type { components as DataFiles } from '../generated/data-files';
import type { JsonObject } from '../json';
import { readJson } from './read-json';

const REFERENCE = /\{\{([\w-]+\/[\w-]+) ([\w.]+)\}\}/g;

/**
 * Reads the examples that the index lists, with their files.
 *
 * @throws on an operation without example, a missing file, or a file that the index does not list.
 */
export function readExamples({
  dir,
  index,
  operations,
  isRecording = false,
}: {
  dir: string;
  index: DataFiles['schemas']['ExampleIndex'];
  operations: OperationEntry[];
  isRecording?: boolean;
}): Example[] {
  const missing = operations.filter(({ id }) => !index[id]).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(`contract/data/examples/index.yaml has no example for ${missing.join(', ')}.`);
  const listed = new Set<string>();
  const examples = Object.entries(index).flatMap(([id, entries]) => {
    const entry = operations.find((operation) => operation.id === id);
    if (!entry) throw new Error(`contract/data/examples/index.yaml: there is no operation "${id}".`);
    return entries.map(({ name, title, carrier, path, query, after, hours_later: hoursLater }): Example => {
      const read = (part: 'request' | 'response'): unknown => {
        const file = join(id, `${name}.${part}.json`);
        listed.add(file);
        return part === 'response' && isRecording ? null : readJson(join(dir, file));
      };
      const readJapanese = (): { responseJa?: unknown } => {
        const file = join(id, `${name}.response.ja.json`);
        listed.add(file);
        return isRecording || !existsSync(join(dir, file)) ? {} : { responseJa: readJson(join(dir, file)) };
      };
      const request = entry.operation.requestBody ? { request: read('request') } : {};
      return {
        operation: id,
        name,
        title,
        ...(carrier ? { carrier } : {}),
        path: path ?? {},
        pathSource: path ?? {},
        query: query ?? {},
        after: after ?? [],
        hoursLater: hoursLater ?? 0,
        ...request,
        response: read('response'),
        ...readJapanese(),
      };
    });
  });
  for (const { id } of operations) {
    if (!existsSync(join(dir, id))) continue;
    const stray = readdirSync(join(dir, id)).filter((file) => !listed.has(join(id, file)));
    if (stray.length > 0) throw new Error(`contract/data/examples/index.yaml does not list ${id}/${stray.join(', ')}.`);
  }
  return examples.map((example) => ({ ...example, ...resolveReferences(example, examples, isRecording) }));
}

/**
 * The path of an example with fields of earlier responses in it, and all that it comes after, each once.
 *
 * @throws on an example or a field that does not exist.
 */
function resolveReferences(
  { path, after }: Example,
  all: Example[],
  isRecording: boolean,
): Pick<Example, 'path' | 'after'> {
  const get = (name: string): Example => {
    const found = all.find((one) => `${one.operation}/${one.name}` === name);
    if (!found) throw new Error(`contract/data/examples/index.yaml: there is no example "${name}".`);
    return found;
  };
  const listBefore = (names: string[]): string[] => names.flatMap((name) => [...listBefore(get(name).after), name]);
  return {
    path: Object.fromEntries(
      Object.entries(path).map(([key, value]) => [
        key,
        isRecording ? value : resolveReference(value, (name) => get(name).response),
      ]),
    ),
    after: [...new Set(listBefore(after))],
  };
}

/**
 * Replaces references to fields of responses: `{{shipment-create/sagawa id}}` → 'API-7PZK4M2QXD'
 *
 * @param getResponse the response of an example, by OPERATION/NAME
 * @throws on a field that the response does not have as a string.
 */
export function resolveReference(text: string, getResponse: (name: string) => unknown): string {
  return text.replace(REFERENCE, (_, name: string, field: string) => getField(getResponse(name), field, name));
}

/** { a: ['x'] }, 'a.0' → 'x' */
function getField(value: unknown, field: string, name: string): string {
  const found = field
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? (at as JsonObject)[part] : undefined),
      value,
    );
  if (typeof found !== 'string') throw new Error(`The response of the example ${name} has no string "${field}".`);
  return found;
}
