import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { deriveText } from '../../contract/node';
import { serveFiles } from '../live-files';
import { readPageData } from '../reference/generated-file';
import type { Label } from '../reference/labels';
import { readSourcePage } from './read-page';
import { renderLlms, type Section } from './render-llms';
import { renderPage, toFileName } from './render-page';
import { toWords } from './words';
import type { Contract } from '../../contract';

const FACTS = [
  'llmsUrls',
  'llmsToken',
  'llmsOpenapi',
  'llmsFull',
  'llmsSkill',
  'llmsPackage',
  'llmsOther',
] as const satisfies Label[];

/**
 * Facts that tools need to know about the portal first, with links to the files that they can load, as items of a Markdown list.
 * `root` is the base URL of the language: '/en/'
 */
function listFacts({ operator }: Contract, root: string, label: (name: Label) => string): string[] {
  // Japanese has no separate folder: /en/ → /
  const base = root.replace(/(?<=\/)[a-z]{2}\/$/, '');
  const values: Record<string, string> = {
    production: operator.api_url,
    sandbox: operator.sandbox_url,
    root,
    other: root === base ? `${base}en/` : base,
  };
  return FACTS.map((name) => label(name).replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''));
}

/** The sources of the pages, with the code that writes them. */
const SOURCES = [
  'changelog',
  'contract',
  'csv',
  'docs',
  'i18n',
  'plugins',
  'request-text',
  'rules',
  'sandbox',
  'src',
  'package-lock.json',
];
const HOME = 'src/pages/index.mdx';

type Docs = LoadedContent['loadedVersions'][number];

/** Writes every page as Markdown, from the same tree as its HTML, and the indexes of them: llms.txt and llms-full.txt. */
export default function markdownPlugin({ siteDir, baseUrl, i18n, siteConfig, codeTranslations }: LoadContext): Plugin {
  const locale = i18n.currentLocale;
  const root = `${siteConfig.url}${baseUrl}`;
  let docs: Docs | undefined;
  return {
    name: 'markdown',
    allContentLoaded({ allContent }) {
      docs = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions[0];
      serveFiles('markdown', () => listFiles(renderOne));
    },
    postBuild({ outDir }) {
      const derived = {
        copy: join(siteDir, `node_modules/.cache/markdown-${locale}.json`),
        from: SOURCES.map((path) => join(siteDir, path)),
        given: root,
      };
      const render = (): string[][] => [...listSources().keys()].map((id) => [id, renderOne(id)]);
      const pages = new Map(JSON.parse(deriveText(derived, () => JSON.stringify(render()))) as [string, string][]);
      const files = listFiles((id) => pages.get(id) ?? '');
      for (const [name, make] of Object.entries(files)) writeFileSync(join(outDir, name), make());
    },
  };

  function getDocs(): Docs {
    if (!docs) throw new Error('There are no pages.');
    return docs;
  }

  /** Returns the source files of pages by the ID of the page; '' is the home page. */
  function listSources(): Map<string, string> {
    return new Map([
      ['', findHome(siteDir, locale)],
      ...getDocs().docs.map(({ id, source }): [string, string] => [id, source.replace('@site', siteDir)]),
    ]);
  }

  function renderOne(id: string): string {
    const page = readSourcePage(siteDir, locale, listSources().get(id) ?? '');
    return renderPage(id, page, { root, word: toWords(codeTranslations), label: getLabel });
  }

  function getLabel(name: Label): string {
    return readPageData(siteDir, locale).labels[name] ?? '';
  }

  function listFiles(getPage: (id: string) => string): Record<string, () => string> {
    const sections = listSections(getDocs());
    const { title, tagline: summary } = siteConfig;
    return {
      ...Object.fromEntries([...listSources().keys()].map((id) => [toFileName(id), () => getPage(id)])),
      'llms.txt': () => {
        const { contract } = readPageData(siteDir, locale);
        const facts = listFacts(contract, root, getLabel);
        return renderLlms({ title, summary, facts, sections, root });
      },
      'llms-full.txt': () => sections.flatMap(({ entries }) => entries.map(({ id }) => getPage(id))).join('\n---\n\n'),
    };
  }
}

/** The categories of the sidebar with their pages, in the words of the locale. */
function listSections({ sidebars, docs }: Docs): Section[] {
  return Object.values(sidebars).flatMap((items) =>
    items.flatMap((item): Section[] => {
      if (item.type !== 'category') return [];
      const entries = item.items.flatMap((entry) => {
        const doc = entry.type === 'doc' ? docs.find(({ id }) => id === entry.id) : undefined;
        return doc ? [{ id: doc.id, title: doc.title, description: doc.description }] : [];
      });
      return [{ title: item.label, entries }];
    }),
  );
}

function findHome(siteDir: string, locale: string): string {
  const translated = join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-pages/index.mdx');
  return existsSync(translated) ? translated : join(siteDir, HOME);
}
