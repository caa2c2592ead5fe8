import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCase, Example, OperationEntry } from '../contract';
import type { components as DataFiles } from '../generated/data-files';
import { readJson } from './read-json';

type Entry = DataFiles['schemas']['ErrorCase'];
type Written = [name: string, entry: Entry, exampleOf?: string];

/**
 * Reads the failing requests that the index lists, with their responses in both languages: null if none is recorded yet,
 * which the check of the recording reports. `repeatedErrorCases` are those that other operations reject as well, each with
 * the response of that operation, so that no page shows the response of another one.
 */
export function readErrorCases({
  dir,
  index,
  operations,
  examples,
  isRecording = false,
}: {
  dir: string;
  index: DataFiles['schemas']['ErrorCases'];
  operations: OperationEntry[];
  examples: Example[];
  isRecording?: boolean;
}): { errorCases: ErrorCase[]; repeatedErrorCases: ErrorCase[] } {
  const read = (name: string, locale: string): unknown => {
    const file = join(dir, 'error-cases', `${name}.${locale}.json`);
    return isRecording || !existsSync(file) ? null : readJson(file);
  };
  const toCase = ([name, entry, exampleOf = entry.operation]: Written): ErrorCase => ({
    name,
    rule: entry.rule ?? name,
    operation: entry.operation,
    example: entry.example,
    exampleOf,
    change: entry.change ?? {},
    at: entry.at === undefined ? undefined : Date.parse(entry.at),
    accounts: entry.accounts ?? 'usual',
    token: entry.token ?? 'account',
    scenario: entry.scenario,
    contentType: entry.content_type ?? 'application/json',
    after: entry.after ?? [],
    hoursLater: entry.hours_later ?? 0,
    path: entry.path ?? {},
    query: entry.query ?? {},
    also: entry.also ?? [],
    responses: { en: read(name, 'en'), ja: read(name, 'ja') },
  });
  const written = Object.entries(index);
  return {
    errorCases: written.map(toCase),
    repeatedErrorCases: written.flatMap((one) => listRepeated(one, { operations, examples })).map(toCase),
  };
}

/** The same failure at other operations: of the same body, or of the same change to the first example of each. */
function listRepeated(
  [name, entry]: [string, Entry],
  { operations, examples }: { operations: OperationEntry[]; examples: Example[] },
): Written[] {
  const { operation: source, also_to: others = [], each } = entry;
  const rule = entry.rule ?? name;
  const withBody = others.map((operation): Written => [`${operation}-${name}`, { ...entry, rule, operation }, source]);
  const withChange = operations
    .filter(({ id, operation }) => each !== undefined && id !== source && each in operation.responses)
    .map(({ id }): Written => {
      const example = examples.find(({ operation }) => operation === id)?.name ?? '';
      return [`${id}-${name}`, { ...entry, rule, operation: id, example }];
    });
  return [...withBody, ...withChange];
}
