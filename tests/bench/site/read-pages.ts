import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { toMarkdown } from './to-markdown';

export const LOCALES = ['ja', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** A page of the portal as plain Markdown: what its article says, code and tables included. */
export type Page = { locale: Locale; id: string; title: string; description: string; markdown: string };

/** Reads every page of a built portal, in both languages; the ID of the home page is `index`. */
export function readPages(build: string): Page[] {
  return LOCALES.flatMap((locale) => {
    const dir = locale === 'en' ? join(build, 'en') : build;
    return readdirSync(dir)
      .filter((name) => name.endsWith('.html') && name !== '404.html')
      .sort()
      .map((name) => readPage(join(dir, name), { locale, id: name.replace(/\.html$/, '') }));
  });
}

function readPage(file: string, page: Pick<Page, 'locale' | 'id'>): Page {
  const tree = fromHtml(readFileSync(file, 'utf8'));
  const article = select('article', tree);
  const heading = select('h1', article ?? undefined);
  if (!article || !heading) throw new Error(`${file} has no article with an h1.`);
  return {
    ...page,
    title: toText(heading).trim(),
    description: select('meta[name=description]', tree)?.properties.content?.toString() ?? '',
    markdown: toMarkdown(article),
  };
}
