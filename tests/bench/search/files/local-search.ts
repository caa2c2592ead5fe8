// cspell:ignore Stemmer
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { groupByPage, type Source } from './source';

type Document = { i: number; t: string; u: string; h?: string; s?: string; p?: number; b?: string[] };
type Build = (documents: Document[][], config: object) => { documents: Document[]; index: unknown }[];

/** The plugin's own index builder, with the documents that its scanner makes of pages: titles, headings and contents. */
export function writeLocalSearch({ locale, sections, dir }: Source): void {
  const require = createRequire(import.meta.url);
  const { buildIndex } = require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex') as {
    buildIndex: Build;
  };
  const config = { language: [locale], removeDefaultStopWordFilter: [], removeDefaultStemmer: false };
  const indexes = buildIndex(toDocuments({ sections }), config);
  writeFileSync(join(dir, 'search-index.json'), JSON.stringify(indexes));
}

function toDocuments({ sections }: Pick<Source, 'sections'>): Document[][] {
  const titles: Document[] = [];
  const headings: Document[] = [];
  const contents: Document[] = [];
  let id = 0;
  for (const page of groupByPage(sections)) {
    const top = (id += 1);
    for (const { level, page: u, title, anchor, text } of page) {
      const h = anchor ? `#${anchor}` : '';
      if (level === 1) titles.push({ i: top, t: title, u, b: [] });
      else headings.push({ i: (id += 1), t: title, u, h, p: top });
      if (text) contents.push({ i: (id += 1), t: text, s: title, u, h, p: top });
    }
  }
  return [titles, headings, [], [], contents];
}
