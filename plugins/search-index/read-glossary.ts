import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { WordGroup } from '../../search';

type Entry = Omit<WordGroup, 'also'> & { avoid: string[]; also?: string[] };

/**
 * The words of the glossary, with what the readers of a locale may type for them. Readers of English type no Japanese, and
 * readers of Japanese no English phrases.
 */
export function readGlossary(siteDir: string, locale: string): WordGroup[] {
  const isTyped = (word: string): boolean => /^[ -~]+$/.test(word) === (locale !== 'ja') || /^[!-~]+$/.test(word);
  const glossary = parse(readFileSync(join(siteDir, 'i18n/glossary.yaml'), 'utf8')) as Entry[];
  return glossary
    .filter(({ en }) => en.length > 0)
    .map(({ ja, en, reading, avoid, also: typed = [] }) => {
      // Words that the linter rejects on pages are words that readers type; patterns are not words.
      const also = [...avoid.filter((word) => !word.startsWith('/')), ...typed].filter(isTyped);
      return { ja, en, ...(reading && isTyped(reading) ? { reading } : {}), ...(also.length > 0 ? { also } : {}) };
    });
}
