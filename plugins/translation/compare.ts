import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, type Lock } from './lock';
import { listPagePairs } from './pages';
import type { Strings } from './strings';

/** What is wrong with a translation: it is missing, its English has changed since, or its English is gone. */
export type Finding = { kind: 'missing' | 'stale' | 'orphaned'; what: string };

/** Compares the Japanese pages with the English ones and with the lock. */
export function comparePages(siteDir: string, { pages: locked }: Lock): Finding[] {
  const pairs = listPagePairs(siteDir);
  const gone = Object.keys(locked).filter((page) => !pairs.some(({ english }) => english === page));
  return [
    ...pairs.flatMap(({ english, japanese }): Finding[] => {
      const source = join(siteDir, english);
      if (!existsSync(source)) return [{ kind: 'orphaned', what: japanese }];
      if (!existsSync(join(siteDir, japanese))) return [{ kind: 'missing', what: japanese }];
      return isPageStale(siteDir, english, locked) ? [{ kind: 'stale', what: japanese }] : [];
    }),
    ...gone.map((page): Finding => ({ kind: 'orphaned', what: `the lock of ${page}` })),
  ];
}

/** Whether an English page has changed since its translation was accepted. */
export function isPageStale(siteDir: string, english: string, locked: Lock['pages']): boolean {
  return locked[english] !== hashText(readFileSync(join(siteDir, english), 'utf8'));
}

/** Compares the Japanese strings with the English ones and with the lock. */
export function compareStrings(english: Strings, japanese: Strings, { strings: locked }: Lock): Finding[] {
  const files = [...new Set([...Object.keys(english), ...Object.keys(japanese), ...Object.keys(locked)])].sort();
  return files.flatMap((file) => {
    const sources = english[file] ?? {};
    const translations = japanese[file] ?? {};
    const hashes = locked[file] ?? {};
    const ids = [...new Set([...Object.keys(sources), ...Object.keys(translations), ...Object.keys(hashes)])];
    return ids.flatMap((id): Finding[] => {
      const what = `${file}:${id}`;
      const source = sources[id];
      if (source === undefined) return [{ kind: 'orphaned', what }];
      if (translations[id] === undefined || hashes[id] === undefined) return [{ kind: 'missing', what }];
      return hashes[id] === hashText(source) ? [] : [{ kind: 'stale', what }];
    });
  });
}
