import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of English pages and the folders of their Japanese mirror, from the root of the site. */
export const MIRRORS = [
  { english: 'docs', japanese: 'i18n/ja/docusaurus-plugin-content-docs/current' },
  { english: 'src/pages', japanese: 'i18n/ja/docusaurus-plugin-content-pages' },
];

/** A page in both languages, as paths from the root of the site. Either file may be missing. */
export type PagePair = { english: string; japanese: string };

/** Every page that exists in at least one language, in alphabetical order. */
export function listPagePairs(siteDir: string): PagePair[] {
  return MIRRORS.flatMap(({ english, japanese }) => {
    const names = new Set([...listPages(join(siteDir, english)), ...listPages(join(siteDir, japanese))]);
    return [...names].sort().map((name) => ({ english: `${english}/${name}`, japanese: `${japanese}/${name}` }));
  });
}

/** Whether an English page exists at this path from the root of the site. */
export function isEnglishPage(siteDir: string, path: string): boolean {
  return MIRRORS.some(({ english }) => path.startsWith(`${english}/`)) && existsSync(join(siteDir, path));
}

/** The English page of a Japanese one, or nothing when the file is no Japanese page. */
export function findEnglishPage(siteDir: string, file: string): string | undefined {
  const path = relative(siteDir, file).split(sep).join('/');
  const mirror = MIRRORS.find(({ japanese }) => path.startsWith(`${japanese}/`));
  return mirror && path.replace(mirror.japanese, mirror.english);
}

function listPages(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.split(sep).join('/'));
}
