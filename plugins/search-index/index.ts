import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildIndex, openIndex, toAddress, type SearchIndex, type Section } from '../../search';
import { extractSections } from './extract-sections';
import { readWords } from './read-words';

const INDEX_FILE = 'search-index.json';
/** What the texts of the pages are made of; a change in it gives the index another version. */
const SOURCES = ['contract', 'docs', 'i18n', 'src'];

/** Writes the search index of a locale from its built pages, so that whatever a reader can read is found. */
export default function searchIndexPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      actions.setGlobalData({ version: hashSources(siteDir) });
    },
    postBuild({ outDir, routesPaths, baseUrl }) {
      const words = readWords(siteDir);
      const sections = readSections(outDir, routesPaths, baseUrl);
      const other = findOtherBuild(outDir, i18n.currentLocale);
      // The languages are built one after the other: the second one knows both and completes the first one's index.
      const otherSections = other ? openIndex(readIndex(other.dir)).sections : [];
      writeIndex(outDir, { locale: i18n.currentLocale, sections, otherTitles: toTitles(otherSections), words });
      if (other)
        writeIndex(other.dir, {
          locale: other.locale,
          sections: otherSections,
          otherTitles: toTitles(sections),
          words,
        });
    },
  };
}

function readSections(dir: string, routesPaths: string[], baseUrl: string): Section[] {
  return routesPaths
    .filter((route) => route.startsWith(baseUrl) && !route.endsWith('404.html'))
    .map((route) => route.slice(baseUrl.length))
    .map((path) => ({ path, file: join(dir, `${path || 'index'}.html`) }))
    .flatMap(({ path, file }) => extractSections({ path, html: readFileSync(file, 'utf8') }));
}

function readIndex(dir: string): SearchIndex {
  return JSON.parse(readFileSync(join(dir, INDEX_FILE), 'utf8')) as SearchIndex;
}

function writeIndex(dir: string, source: Parameters<typeof buildIndex>[0]): void {
  writeFileSync(join(dir, INDEX_FILE), JSON.stringify(buildIndex(source)));
}

function toTitles(sections: Section[]): Map<string, string> {
  return new Map(sections.map((section) => [toAddress(section), section.title]));
}

/** The build of the other language, when it stands already: Japanese at the root, English below it. */
function findOtherBuild(outDir: string, locale: string): { dir: string; locale: string } | undefined {
  const dir = locale === 'en' ? join(outDir, '..') : join(outDir, 'en');
  return existsSync(join(dir, INDEX_FILE)) ? { dir, locale: locale === 'en' ? 'ja' : 'en' } : undefined;
}

function hashSources(siteDir: string): string {
  const hash = createHash('sha256');
  for (const dir of SOURCES) {
    const files = readdirSync(join(siteDir, dir), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
}
