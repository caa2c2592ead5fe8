import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract';
import { loadCachedSource } from '../../contract/node';
import { bundleCode } from './bundle-code';

/** The sources of the recorded responses when they were last recorded: a line for each part, with its hash. */
const LOCK = 'contract/data/examples/recorded.sha256';

/** Whether nothing has changed since the responses were recorded. */
export async function isRecorded(siteDir: string): Promise<boolean> {
  try {
    return readFileSync(join(siteDir, LOCK), 'utf8') === (await readLock(siteDir));
  } catch {
    return false;
  }
}

/** Writes down that the responses were recorded from the sources as they are now. */
export async function markRecorded(siteDir: string): Promise<void> {
  writeFileSync(join(siteDir, LOCK), await readLock(siteDir));
}

async function readLock(siteDir: string): Promise<string> {
  const contract = loadCachedSource(join(siteDir, 'contract'));
  return renderLock(contract, await bundleCode(siteDir, 'tools/record/record.ts'));
}

/**
 * A line for the code, one for what all operations share in the contract, and one for each operation with its examples and
 * the operations that are called before. Branches that change different operations change different lines.
 */
export function renderLock(
  { openapi, operations, examples, errorCases, repeatedErrorCases, facts: _, ...rest }: Contract,
  code: string,
): string {
  const { paths: __, ...document } = openapi;
  const calls = [
    ...examples,
    ...[...errorCases, ...repeatedErrorCases].map((one) => ({
      ...one,
      after: [...one.after, `${one.exampleOf}/${one.example}`],
    })),
  ];
  const getOwn = (id: string): unknown[] => [
    operations.find((one) => one.id === id),
    ...calls.filter(({ operation }) => operation === id),
  ];
  const parts: [name: string, content: unknown][] = [
    ['code', code],
    ['contract', { ...rest, openapi: document }],
    ...operations.map(({ id }): [string, unknown] => [id, [...listCalled(id, calls)].sort().map(getOwn)]),
  ];
  return parts.map(([name, content]) => `${toHash(content)}  ${name}\n`).join('');
}

/** An operation and those that its examples call before, and theirs. */
function listCalled(id: string, calls: { operation: string; after: string[] }[]): Set<string> {
  const called = new Set([id]);
  for (const operation of called)
    for (const { after } of calls.filter((one) => one.operation === operation))
      for (const name of after) called.add(name.split('/')[0] ?? '');
  return called;
}

function toHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}
