import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { deriveTextLater, loadCachedSource } from '../../contract/node';
import {
  buildIndex,
  openIndex,
  toAddress,
  type SearchIndex,
  type Section,
  type Task,
  type WordGroup,
} from '../../search';
import { extractSections, extractTasks } from './extract-sections';
import { readJapaneseWords } from './japanese-words';
import { parse } from 'yaml';

const INDEX_FILE = 'search-index.json';
/** The sources of the pages' content; a change in them changes the version of the index. */
const SOURCES = [
  'changelog',
  'contract',
  'docs',
  'i18n',
  'plugins/reference',
  'plugins/search-index',
  'rules',
  'search',
  'src',
];
/** The code that reads the pages. */
const READERS = ['contract', 'plugins/search-index', 'search', 'package-lock.json'];

/** Writes the search index of a locale from its built pages, so that whatever a reader can read is found. */
export default function searchIndexPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  return {
    name: 'search-index',
    contentLoaded({ actions }) {
      actions.setGlobalData({ version: hashSources(siteDir) });
    },
    async postBuild({ outDir, routesPaths, baseUrl }) {
      const pages = listPages(outDir, routesPaths, baseUrl);
      const { sections, tasks, titleWords } = JSON.parse(
        await deriveTextLater(
          {
            copy: join(siteDir, `node_modules/.cache/search-${locale}.json`),
            from: [...pages.values(), ...READERS.map((path) => join(siteDir, path))],
            given: baseUrl,
          },
          async () => JSON.stringify(await readContent({ siteDir, locale, baseUrl, pages })),
        ),
      ) as Content;
      const words = [...readGlossary(siteDir, locale), ...titleWords];
      // The languages are built one after the other: the second one knows both and completes the first one's index.
      const other = findOtherBuild(outDir, locale);
      const known = other ? openIndex(readIndex(other)) : undefined;
      writeIndex(outDir, buildIndex({ locale, sections: addTitles(sections, known?.sections ?? []), words, tasks }));
      if (other && known) writeIndex(other, buildIndex({ ...known, sections: addTitles(known.sections, sections) }));
    },
  };
}

/** The contents of the built pages of a locale. */
type Content = { sections: Section[]; tasks: Task[]; titleWords: WordGroup[] };

type Site = { siteDir: string; locale: string; baseUrl: string; pages: Map<string, string> };

async function readContent({ siteDir, locale, baseUrl, pages }: Site): Promise<Content> {
  const calls = readCalls(siteDir);
  // Operations come last, in the order of the contract.
  const order = [...calls.keys()];
  const paths = [...pages.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const read = (path: string): string => readFileSync(pages.get(path) ?? '', 'utf8');
  const sections = paths.flatMap((path) => extractSections({ path, html: read(path), call: calls.get(path) }));
  return {
    sections,
    tasks: extractTasks(read(''), baseUrl),
    titleWords: locale === 'ja' ? await readTitleWords(sections) : [],
  };
}

/** The files of the pages of a locale, by path: 'auth' → '…/build/auth.html' */
function listPages(dir: string, routesPaths: string[], baseUrl: string): Map<string, string> {
  return new Map(
    routesPaths
      .filter((route) => route.startsWith(baseUrl) && !route.endsWith('404.html'))
      .map((route) => route.slice(baseUrl.length))
      .map((path) => [path, join(dir, `${path || 'index'}.html`)]),
  );
}

/** Returns the call of each operation by the ID of its page: 'shipment-create' → 'POST /shipments' */
function readCalls(siteDir: string): Map<string, string> {
  const { operations } = loadCachedSource(join(siteDir, 'contract'));
  return new Map(operations.map(({ id, method, path }) => [id, `${method.toUpperCase()} ${path}`]));
}

/** Titles are what readers type in kana or find misspelled by their input method. */
function readTitleWords(sections: Section[]): ReturnType<typeof readJapaneseWords> {
  return readJapaneseWords(sections.flatMap(({ kind, title }) => (kind === 'field' ? [] : [title])));
}

/** The sections with the titles that they have in the other language. Of a rule, the URL has the English words. */
function addTitles(sections: Section[], others: Section[]): Section[] {
  const titles = new Map(others.map((section) => [toAddress(section), section.title]));
  return sections.map((section) => {
    const title = section.kind === 'rule' ? '' : (titles.get(toAddress(section)) ?? '');
    return { ...section, otherTitle: title === section.title ? '' : title };
  });
}

function readIndex(dir: string): SearchIndex {
  return JSON.parse(readFileSync(join(dir, INDEX_FILE), 'utf8')) as SearchIndex;
}

function writeIndex(dir: string, index: SearchIndex): void {
  writeFileSync(join(dir, INDEX_FILE), JSON.stringify(index));
}

/** The folder of the other language's build, if it was built already: Japanese at the root, English below it. */
function findOtherBuild(outDir: string, locale: string): string | undefined {
  const dir = locale === 'en' ? join(outDir, '..') : join(outDir, 'en');
  return existsSync(join(dir, INDEX_FILE)) ? dir : undefined;
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

type Entry = Omit<WordGroup, 'also'> & { avoid: string[]; also?: string[] };

/**
 * The words of the glossary, with what the readers of a locale may type for them. Readers of English type no Japanese, and
 * readers of Japanese no English phrases.
 */
function readGlossary(siteDir: string, locale: string): WordGroup[] {
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
