import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The English from which each page and string of a language was translated. `pages` has a hash for each English page, `strings`
 * one for each English string, by file and ID.
 */
export type Lock = { pages: Record<string, string>; strings: Record<string, Record<string, string>> };

export function toLockFile(locale: string): string {
  return `i18n/${locale}/source-hashes.json`;
}

export function readLock(siteDir: string, locale: string): Lock {
  const path = join(siteDir, toLockFile(locale));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Lock) : { pages: {}, strings: {} };
}

export function writeLock(siteDir: string, locale: string, { pages, strings }: Lock): void {
  const sorted = {
    pages: sortKeys(pages),
    strings: sortKeys(Object.fromEntries(Object.entries(strings).map(([file, ids]) => [file, sortKeys(ids)]))),
  };
  writeFileSync(join(siteDir, toLockFile(locale)), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Returns a short hash of a string. Twelve digits are enough to distinguish a few thousand strings. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
