import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { BUILD, listBuiltPages, readPage, select, selectAll, toAddress, toText } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';

describe('the pages are those of the specification', () => {
  it('has a file for each page id and no other, in both languages', () => {
    const list = (dir: string): string[] =>
      readdirSync(dir)
        .map((name) => name.replace(/\.mdx$/, ''))
        .sort();
    expect(list('docs'), 'docs/ must hold one file for each page id').toEqual([...PAGE_IDS].sort());
    expect(list(JAPANESE), `${JAPANESE} must mirror docs/ file for file`).toEqual([...PAGE_IDS].sort());
  });

  it('lists each page once in the sidebar', () => {
    const ids = JSON.stringify(sidebars).match(/"(?:[a-z]+-)*[a-z]+"/g) ?? [];
    const listed = ids
      .map((text) => text.slice(1, -1))
      .filter((text) => (PAGE_IDS as readonly string[]).includes(text));
    expect(listed.sort(), 'sidebars.ts must name each page id once').toEqual([...PAGE_IDS].sort());
  });

  it.each(LOCALES)('is built page by page in %s, with the home page and nothing else', (locale) => {
    expect(listBuiltPages(locale)).toEqual([...PAGE_IDS, 'index'].sort());
  });

  it.each(LOCALES)('is in the sitemap of %s, with its translations', (locale) => {
    const file = join(BUILD, locale === 'en' ? 'en' : '', 'sitemap.xml');
    const entries = readFileSync(file, 'utf8').match(/<url>.*?<\/url>/gs) ?? [];
    const addresses = entries.map((entry) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname).sort();
    expect(addresses).toEqual(['', ...PAGE_IDS].map((id) => toAddress(locale, id)).sort());
    for (const entry of entries) {
      expect(entry.match(/hreflang="([a-z-]+)"/g)?.sort(), entry).toEqual([
        'hreflang="en"',
        'hreflang="ja"',
        'hreflang="x-default"',
      ]);
    }
  });

  it('keeps English in docs/ and in the code, not in i18n/en', () => {
    expect(existsSync('i18n/en'), 'A folder i18n/en would freeze the English strings: remove it.').toBe(false);
  });
});

describe.each(LOCALES)('each page in %s', (locale) => {
  const pages = ['', ...PAGE_IDS].map((id) => ({ id, page: readPage(locale, id) }));

  it.each(pages)('$id has one h1, a title and a description', ({ page }) => {
    expect(selectAll('h1', page)).toHaveLength(1);
    expect(toText(select('title', page) ?? page).length).toBeGreaterThan(5);
    expect(String(select('meta[name=description]', page)?.properties.content).length).toBeGreaterThan(20);
    expect(select('html', page)?.properties.lang).toBe(locale);
  });

  it('has a unique title and description', () => {
    const titles = pages.map(({ page }) => toText(select('title', page) ?? page));
    const descriptions = pages.map(({ page }) => String(select('meta[name=description]', page)?.properties.content));
    expect(findTwice(titles)).toEqual([]);
    expect(findTwice(descriptions)).toEqual([]);
  });
});

function findTwice(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
