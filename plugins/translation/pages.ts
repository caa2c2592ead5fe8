import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of English pages, from the root of the site, and of their translations, from the folder of a language. */
const FOLDERS = [
  ['docs', 'docusaurus-plugin-content-docs/current'],
  ['src/pages', 'docusaurus-plugin-content-pages'],
] as const;

/** A page or a folder of pages in English and in another language, as paths from the root of the site. */
export type Pair = { english: string; translated: string };

export function listMirrors(locale: string): Pair[] {
  return FOLDERS.map(([english, translated]) => ({ english, translated: `i18n/${locale}/${translated}` }));
}

/** Every page that exists in English or in the language, in alphabetical order. Either file may be missing. */
export function listPagePairs(siteDir: string, locale: string): Pair[] {
  return listMirrors(locale).flatMap(({ english, translated }) => {
    const names = new Set([...listPages(join(siteDir, english)), ...listPages(join(siteDir, translated))]);
    return [...names].sort().map((name) => ({ english: `${english}/${name}`, translated: `${translated}/${name}` }));
  });
}

/** Whether an English page exists at this path from the root of the site. */
export function isEnglishPage(siteDir: string, path: string): boolean {
  return FOLDERS.some(([english]) => path.startsWith(`${english}/`)) && existsSync(join(siteDir, path));
}

/** The English page of a translated one with its language, or nothing when the file is no translated page. */
export function findEnglishPage(siteDir: string, file: string): { english: string; locale: string } | undefined {
  const path = relative(siteDir, file).split(sep).join('/');
  const locale = /^i18n\/([^/]+)\//.exec(path)?.[1];
  if (locale === undefined) return undefined;
  const mirror = listMirrors(locale).find(({ translated }) => path.startsWith(`${translated}/`));
  return mirror && { english: path.replace(mirror.translated, mirror.english), locale };
}

function listPages(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.split(sep).join('/'));
}
