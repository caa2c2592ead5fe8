import type { Language, OpenApiDocument } from '../../contract';
import type { CatalogueEntry } from '../../check';
import { findExcerpt, openIndex, search, toAddress, type SearchIndex } from '../../search';

/** `address` is the page with the heading, below the base of the language: 'auth#header' */
type Found = { title: string; page: string; address: string; excerpt: string };

/** An error in one language. */
type ErrorEntry = Pick<CatalogueEntry, 'code' | 'detail' | 'rule' | 'status' | 'retry'> &
  Record<'message' | 'cause' | 'fix' | 'url', string>;

/** The contents of changelog.json; `version` and `date` are null for unreleased changes. */
type Changelog = {
  releases: {
    version: string | null;
    date: string | null;
    title: string;
    summary: string | null;
    sections: { title: string; entries: { id: string; breaking: boolean; text: string }[] }[];
  }[];
};

export type Library = {
  /** Returns the Markdown of a page by its ID. */
  readPage: (id: string, locale: Language) => string | undefined;
  search: (query: string, locale: Language) => Found[];
  readOpenApi: (locale: Language) => OpenApiDocument;
  /** The errors with a code, of the API, of `details` or of a carrier, or of a rule. */
  findErrors: (name: string, locale: Language) => ErrorEntry[];
  readChangelog: (locale: Language) => Changelog;
  /** Every error, in both languages. */
  readErrors: () => CatalogueEntry[];
};

/** Reads a file of the build by its path, such as `en/auth.md`; undefined when there is none. */
export type ReadPortalFile = (path: string) => string | undefined;

/** Hits that are worth the tokens. */
const HITS_MAX = 8;

/**
 * The files of the build, each read when it is needed.
 *
 * @throws when there is no build
 */
export function openLibrary(readFile: ReadPortalFile): Library {
  const read = (locale: Language, file: string): string => {
    const text = readFile(locale === 'en' ? `en/${file}` : file);
    if (text === undefined) throw new Error(`There is no ${file} of the portal. Run "npm run build" first.`);
    return text;
  };
  read('ja', 'llms.txt');
  const readErrors = (): CatalogueEntry[] => JSON.parse(read('ja', 'errors.json')) as CatalogueEntry[];
  const corpora = new Map<Language, ReturnType<typeof openIndex>>();
  const getCorpus = (locale: Language): ReturnType<typeof openIndex> => {
    const known = corpora.get(locale) ?? openIndex(JSON.parse(read(locale, 'search-index.json')) as SearchIndex);
    corpora.set(locale, known);
    return known;
  };
  return {
    // An ID must not be a path that leaves the folder.
    readPage: (id, locale) =>
      /^[\w-]+$/.test(id) ? readFile(locale === 'en' ? `en/${id}.md` : `${id}.md`) : undefined,
    search: (query, locale) => {
      const corpus = getCorpus(locale);
      return search(corpus, query)
        .hits.slice(0, HITS_MAX)
        .map(({ section, shown }): Found => {
          const found = corpus.sections[section];
          if (!found) throw new Error(`The index has no section ${section}.`);
          const { pieces } = findExcerpt(found.text, shown);
          return {
            title: found.title,
            page: found.page || 'index',
            address: toAddress(found),
            excerpt: pieces.join(''),
          };
        });
    },
    readOpenApi: (locale) => JSON.parse(read(locale, 'openapi.json')) as OpenApiDocument,
    findErrors: (name, locale) =>
      readErrors()
        .filter(({ code, detail, rule }) => [code, detail, rule].includes(name))
        .map(({ code, detail, rule, status, retry, message, cause, fix, url }) => ({
          ...{ code, detail, rule, status, retry },
          message: message[locale],
          cause: cause[locale],
          fix: fix[locale],
          url: url[locale],
        })),
    readChangelog: (locale) => JSON.parse(read(locale, 'changelog.json')) as Changelog,
    readErrors,
  };
}
