import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, type Lock } from './lock';
import { isUntranslated } from './is-untranslated';
import { findEnglishPage, isEnglishPage } from './pages';
import type { Strings } from './strings';

type Known = { locale: string; lock: Lock; english: Strings; translated: Strings };

/**
 * Returns a lock that records pages or strings as up to date: `docs/auth.mdx`, its
 * translation, `reference/errors.json` or one ID of it.
 * Entries that no longer exist in English are removed.
 *
 * @throws on a name that is neither a page nor a file of strings, and on strings that are still English
 */
export function accept(siteDir: string, what: string[], { locale, lock, english, translated }: Known): Lock {
  const untranslated: string[] = [];
  const pages = Object.fromEntries(Object.entries(lock.pages).filter(([page]) => isEnglishPage(siteDir, page)));
  const strings = Object.fromEntries(
    Object.entries(lock.strings).map(([file, ids]) => [
      file,
      Object.fromEntries(Object.entries(ids).filter(([id]) => english[file]?.[id] !== undefined)),
    ]),
  );
  for (const name of what) {
    if (name.endsWith('.mdx')) {
      const page = getEnglishPage(siteDir, name);
      pages[page] = hashText(readFileSync(join(siteDir, page), 'utf8'));
      continue;
    }
    const [file = '', id] = name.split(/:(.*)/s);
    const sources = english[file];
    if (!sources || (id !== undefined && sources[id] === undefined)) {
      throw new Error(`${name} names no strings. Known files: ${Object.keys(english).join(', ')}.`);
    }
    for (const [known, text] of Object.entries(sources)) {
      if (id !== undefined && id !== known) continue;
      if (isUntranslated(text, translated[file]?.[known]))
        untranslated.push(`i18n/${locale}/${file}: "${known}" is "${text}"`);
      (strings[file] ??= {})[known] = hashText(text);
    }
  }
  if (untranslated.length > 0)
    throw new Error(
      `${untranslated.length} strings are still English. Translate them, then accept them:\n${untranslated.join('\n')}`,
    );
  return { pages, strings };
}

/** The path of a page in English, from that path or from that of its translation, which the check lists. */
function getEnglishPage(siteDir: string, name: string): string {
  const page = findEnglishPage(siteDir, join(siteDir, name))?.english ?? name;
  if (isEnglishPage(siteDir, page)) return page;
  throw new Error(`${name} isn't a page. Specify the path of a page, such as docs/auth.mdx.`);
}
