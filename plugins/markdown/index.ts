import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { deriveText } from '../../contract/node';
import { readPageData } from '../reference/generated-file';
import type { Label } from '../reference/labels';
import { listFacts } from './list-facts';
import { readSourcePage } from './read-page';
import { renderLlms, type Section } from './render-llms';
import { renderPage, toFileName } from './render-page';
import { toWords } from './words';

/** What the pages are made of, with the code that writes them. */
const SOURCES = ['contract', 'docs', 'i18n', 'plugins', 'request-text', 'rules', 'sandbox', 'src', 'package-lock.json'];
const HOME = 'src/pages/index.mdx';
const JAPANESE_HOME = 'i18n/ja/docusaurus-plugin-content-pages/index.mdx';

/** Writes every page as Markdown, from the same tree as its HTML, and the indexes of them: llms.txt and llms-full.txt. */
export default function markdownPlugin({ siteDir, baseUrl, i18n, siteConfig, codeTranslations }: LoadContext): Plugin {
  const locale = i18n.currentLocale === 'ja' ? 'ja' : 'en';
  const root = `${siteConfig.url}${baseUrl}`;
  let docs: LoadedContent['loadedVersions'][number] | undefined;
  return {
    name: 'markdown',
    allContentLoaded({ allContent }) {
      docs = (allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined)?.loadedVersions[0];
    },
    postBuild({ outDir }) {
      if (!docs) throw new Error('There are no pages.');
      const { contract, labels } = readPageData(siteDir, locale);
      const label = (name: Label): string => labels[name] ?? '';
      const site = { root, word: toWords(codeTranslations), label };
      const sections = listSections(docs);
      const sources = new Map([
        ['', findHome(siteDir, locale)],
        ...docs.docs.map(({ id, source }): [string, string] => [id, source.replace('@site', siteDir)]),
      ]);
      const derived = {
        copy: join(siteDir, `node_modules/.cache/markdown-${locale}.json`),
        from: SOURCES.map((path) => join(siteDir, path)),
        given: root,
      };
      const render = (): string[][] =>
        [...sources].map(([id, path]) => [id, renderPage(id, readSourcePage(siteDir, path), site)]);
      const pages = new Map(JSON.parse(deriveText(derived, () => JSON.stringify(render()))) as [string, string][]);
      for (const [id, page] of pages) writeFileSync(join(outDir, toFileName(id)), page);
      const { title, tagline: summary } = siteConfig;
      const index = renderLlms({ title, summary, facts: listFacts(contract, { root, locale }), sections, root });
      const ids = sections.flatMap(({ entries }) => entries.map(({ id }) => id));
      writeFileSync(join(outDir, 'llms.txt'), index);
      writeFileSync(join(outDir, 'llms-full.txt'), ids.map((id) => pages.get(id) ?? '').join('\n---\n\n'));
    },
  };
}

/** The categories of the sidebar with their pages, in the words of the locale. */
function listSections({ sidebars, docs }: LoadedContent['loadedVersions'][number]): Section[] {
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

function findHome(siteDir: string, locale: 'en' | 'ja'): string {
  const translated = join(siteDir, JAPANESE_HOME);
  return locale === 'ja' && existsSync(translated) ? translated : join(siteDir, HOME);
}
