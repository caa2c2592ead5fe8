import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, toLockFile, type Lock } from './lock';
import { listPagePairs } from './pages';
import type { Strings } from './strings';

/**
 * The problem of a translation: it is missing, it is new and not accepted, its English has changed since it was accepted, or
 * its English is gone.
 */
export type TranslationIssue = { kind: 'missing' | 'new' | 'stale' | 'orphaned'; what: string };

export const KIND_NAMES: Record<TranslationIssue['kind'], string> = {
  missing: 'missing',
  new: 'new, not accepted',
  stale: 'stale',
  orphaned: 'orphaned',
};

/** Compares the pages of a language with the English ones and with its lock. */
export function comparePages(siteDir: string, locale: string, { pages: locked }: Lock): TranslationIssue[] {
  const pairs = listPagePairs(siteDir, locale);
  const gone = Object.keys(locked).filter((page) => !pairs.some(({ english }) => english === page));
  return [
    ...pairs.flatMap(({ english, translated }): TranslationIssue[] => {
      const source = join(siteDir, english);
      if (!existsSync(source)) return [{ kind: 'orphaned', what: translated }];
      if (!existsSync(join(siteDir, translated))) return [{ kind: 'missing', what: translated }];
      if (!isPageStale(siteDir, english, locked)) return [];
      return [{ kind: locked[english] === undefined ? 'new' : 'stale', what: translated }];
    }),
    ...gone.map((page): TranslationIssue => ({ kind: 'orphaned', what: `${toLockFile(locale)}: ${page}` })),
  ];
}

/** Whether an English page has changed since its translation was accepted. */
export function isPageStale(siteDir: string, english: string, locked: Lock['pages']): boolean {
  return locked[english] !== hashText(readFileSync(join(siteDir, english), 'utf8'));
}

/** Compares the strings of a language with the English ones and with its lock. */
export function compareStrings(english: Strings, translated: Strings, { strings: locked }: Lock): TranslationIssue[] {
  const files = [...new Set([...Object.keys(english), ...Object.keys(translated), ...Object.keys(locked)])].sort();
  return files.flatMap((file) => {
    const sources = english[file] ?? {};
    const translations = translated[file] ?? {};
    const hashes = locked[file] ?? {};
    const ids = [...new Set([...Object.keys(sources), ...Object.keys(translations), ...Object.keys(hashes)])];
    return ids.flatMap((id): TranslationIssue[] => {
      const what = `${file}:${id}`;
      const source = sources[id];
      if (source === undefined) return [{ kind: 'orphaned', what }];
      if (translations[id] === undefined) return [{ kind: 'missing', what }];
      if (hashes[id] === undefined) return [{ kind: 'new', what }];
      return hashes[id] === hashText(source) ? [] : [{ kind: 'stale', what }];
    });
  });
}
