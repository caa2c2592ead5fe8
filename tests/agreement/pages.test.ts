import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { BUILD, listBuiltPages, listPages, select, selectAll, toAddress, toText } from './built-site';
import { LOCALES, PAGE_IDS } from './page-ids';

const JAPANESE = 'i18n/ja/docusaurus-plugin-content-docs/current';

/** The IDs of the pages in the specification. */
const SPECIFIED = [
  'address',
  'address-register',
  'addresses-list',
  'api-call-limit',
  'auth',
  'carrier',
  'carrier-delete',
  'carrier-register',
  'carrier-update',
  'carriers-list',
  'common',
  'common-car',
  'err',
  'err-code',
  'err-res',
  'file-upload',
  'files',
  'files-list',
  'getting-started',
  'getting-started-get-your-api-token',
  'getting-started-how-it-works',
  'getting-started-important-note',
  'getting-started-key-features',
  'getting-started-request-examples',
  'negotiated-rates',
  'negotiated-rates-delete',
  'negotiated-rates-upload',
  'pagination',
  'rate',
  'rates-list',
  'shipment',
  'shipment-create',
  'shipment-delete',
  'shipment-get',
  'shipments-list',
  'subuser',
  'subuser-delete',
  'subuser-get',
  'subuser-refresh',
  'subuser-register',
  'subusers-list',
  'tracking',
  'tracking-get',
  'warehouse',
  'warehouse-register',
  'warehouses-list',
];

describe('the pages', () => {
  it('include those of the specification, in both languages', () => {
    const missing = SPECIFIED.filter((id) => !PAGE_IDS.includes(id));
    expect(missing, 'docs/ lacks pages of the specification').toEqual([]);
    const japanese = readdirSync(JAPANESE).filter((name) => name.endsWith('.mdx'));
    expect(japanese.sort(), `${JAPANESE} must mirror docs/ file for file`).toEqual(
      PAGE_IDS.map((id) => `${id}.mdx`).sort(),
    );
  });

  it('lists each page once in the sidebar', () => {
    const ids = JSON.stringify(sidebars).match(/"(?:[a-z]+-)*[a-z]+"/g) ?? [];
    const listed = ids.map((text) => text.slice(1, -1)).filter((text) => PAGE_IDS.includes(text));
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

it('each page has one h1, a title and a description, in its language', () => {
  for (const { locale, address, page } of listPages()) {
    expect.soft(selectAll('h1', page), `${address} has not one h1.`).toHaveLength(1);
    expect.soft(readTitle(page).length, `The title of ${address} is short.`).toBeGreaterThan(5);
    expect.soft(readDescription(page).length, `The description of ${address} is short.`).toBeGreaterThan(20);
    expect.soft(select('html', page)?.properties.lang, `The lang of ${address} is wrong.`).toBe(locale);
  }
});

it.each(LOCALES)('each page in %s has a unique title, h1 and description', (locale) => {
  const pages = listPages().filter((one) => one.locale === locale);
  expect(findTwice(pages.map(({ page }) => readTitle(page)))).toEqual([]);
  expect(findTwice(pages.map(({ page }) => toText(select('h1', page) ?? page)))).toEqual([]);
  expect(findTwice(pages.map(({ page }) => readDescription(page)))).toEqual([]);
});

function readTitle(page: Root): string {
  return toText(select('title', page) ?? page);
}

function readDescription(page: Root): string {
  return String(select('meta[name=description]', page)?.properties.content);
}

function findTwice(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
