import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { WordGroup } from '../../search';

type Entry = Omit<WordGroup, 'also'> & { avoid: string[]; also?: string[] };

/** The words of the glossary. */
export function readGlossary(siteDir: string): WordGroup[] {
  const glossary = parse(readFileSync(join(siteDir, 'i18n/glossary.yaml'), 'utf8')) as Entry[];
  return glossary
    .filter(({ en }) => en.length > 0)
    .map(({ ja, en, reading, avoid, also: typed = [] }) => {
      // What the linter refuses in our texts is what readers type; patterns are no words.
      const also = [...avoid.filter((word) => !word.startsWith('/')), ...typed];
      return { ja, en, ...(reading ? { reading } : {}), ...(also.length > 0 ? { also } : {}) };
    });
}
