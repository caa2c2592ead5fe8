import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCase } from '../contract';
import type { components as DataFiles } from '../generated/data-files';
import { readJson } from './read-json';

/**
 * Reads the failing requests that the index lists, with their responses in both languages: null if none is recorded yet,
 * which the check of the recording reports.
 */
export function readErrorCases({
  dir,
  index,
  isRecording = false,
}: {
  dir: string;
  index: DataFiles['schemas']['ErrorCases'];
  isRecording?: boolean;
}): ErrorCase[] {
  return Object.entries(index).map(([name, { operation, example, change, at, accounts, token, scenario, ...more }]) => {
    const read = (locale: string): unknown => {
      const file = join(dir, 'error-cases', `${name}.${locale}.json`);
      return isRecording || !existsSync(file) ? null : readJson(file);
    };
    return {
      name,
      rule: more.rule ?? name,
      operation,
      example,
      change: change ?? {},
      at: at === undefined ? undefined : Date.parse(at),
      accounts: accounts ?? 'usual',
      token: token ?? 'account',
      scenario,
      contentType: more.content_type ?? 'application/json',
      after: more.after ?? [],
      path: more.path ?? {},
      query: more.query ?? {},
      also: more.also ?? [],
      responses: { en: read('en'), ja: read('ja') },
    };
  });
}
