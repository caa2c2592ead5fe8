import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DataFiles } from '../../contract';
import { BUILD, readPage, select, selectAll, toAddress, toText } from './built-site';
import { LOCALES, PAGE_IDS, type Locale } from './page-ids';

const operator = parse(readFileSync('contract/operator.yaml', 'utf8')) as DataFiles['schemas']['Operator'];
const SITE = process.env.SITE_URL ?? operator.site_url;
const IDS = ['', ...PAGE_IDS];
const OPEN_GRAPH_LOCALES = { ja: 'ja_JP', en: 'en_US' };

function readMeta(page: Root, key: 'name' | 'property', name: string): string[] {
  return selectAll(`meta[${key}="${name}"]`, page).map(({ properties }) => String(properties.content));
}

/** Reads the URLs of the translations from a page or the sitemap: { en: 'https://…', 'x-default': … } */
function readTranslations(page: Root): Record<string, string> {
  return Object.fromEntries(
    selectAll('link[hreflang]', page).map(({ properties }) => [String(properties.hrefLang), String(properties.href)]),
  );
}

function readSitemap(locale: Locale): Map<string, Record<string, string>> {
  const xml = readFileSync(join(BUILD, locale === 'en' ? 'en' : '', 'sitemap.xml'), 'utf8');
  return new Map(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, address = '', rest = '']) => [
      address,
      Object.fromEntries(
        [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang = '', href = '']) => [lang, href]),
      ),
    ]),
  );
}

describe.each(LOCALES)('metadata of the pages in %s', (locale) => {
  const sitemap = readSitemap(locale);
  const pages = IDS.map((id) => ({ id, address: SITE + toAddress(locale, id), page: readPage(locale, id) }));

  it.each(pages)('$id names its own address as the canonical one', ({ address, page }) => {
    expect(selectAll('link[rel=canonical]', page).map(({ properties }) => properties.href)).toEqual([address]);
    expect(readMeta(page, 'property', 'og:url')).toEqual([address]);
  });

  it.each(pages)(
    '$id and the sitemap name the same translations, each of which names it too',
    ({ id, address, page }) => {
      const expected = {
        ja: SITE + toAddress('ja', id),
        en: SITE + toAddress('en', id),
        'x-default': SITE + toAddress('ja', id),
      };
      expect(readTranslations(page)).toEqual(expected);
      expect(sitemap.get(address)).toEqual(expected);
    },
  );

  it.each(pages)('$id has Open Graph metadata in its language', ({ page }) => {
    const other = locale === 'ja' ? 'en' : 'ja';
    expect(readMeta(page, 'property', 'og:title')).toEqual([toText(select('title', page) ?? page)]);
    expect(readMeta(page, 'property', 'og:description')).toEqual(readMeta(page, 'name', 'description'));
    expect(readMeta(page, 'property', 'og:locale')).toEqual([OPEN_GRAPH_LOCALES[locale]]);
    expect(readMeta(page, 'property', 'og:locale:alternate')).toEqual([OPEN_GRAPH_LOCALES[other]]);
    expect(readMeta(page, 'property', 'og:site_name')).toEqual([operator.name[locale]]);
    expect(readMeta(page, 'property', 'og:image')).toEqual([`${SITE}${toAddress(locale, 'img/social.png')}`]);
    expect(readMeta(page, 'property', 'og:image:alt').join()).toContain(operator.tagline[locale]);
    expect(readMeta(page, 'name', 'twitter:card')).toEqual(['summary_large_image']);
  });

  it.each(pages)('$id carries structured data in its language', ({ id, address, page }) => {
    const blocks = selectAll('script[type="application/ld+json"]', page).map((script) => toText(script));
    expect(blocks).toHaveLength(1);
    const data = JSON.parse(blocks[0] ?? '') as Record<string, unknown>;
    const [main, way] = (data['@graph'] ?? [data]) as Record<string, unknown>[];
    expect(main).toMatchObject({ '@type': id ? 'TechArticle' : 'WebSite', inLanguage: locale, url: address });
    expect(main?.description).toEqual(id ? readMeta(page, 'name', 'description')[0] : operator.tagline[locale]);
    const steps = (way?.itemListElement ?? []) as { item: string; name: string }[];
    expect(steps.map(({ item }) => item)).toEqual(id ? [SITE + toAddress(locale, ''), address] : []);
    if (id) expect(main?.headline).toBe(toText(select('h1', page) ?? page));
  });

  it.each(pages)('$id has icons, a manifest and a colour for each mode, all of which are there', ({ page }) => {
    const files = selectAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', page).map(
      ({ properties }) => String(properties.href),
    );
    expect(files.sort()).toEqual(
      ['img/favicon.svg', 'img/icon-180.png', 'manifest.webmanifest'].map((file) => toAddress(locale, file)),
    );
    for (const file of files) expect(existsSync(join(BUILD, file)), file).toBe(true);
    const colours = selectAll('meta[name=theme-color]', page).map(({ properties }) => properties.media);
    expect(colours).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('has an h1 on each page that no other page has', () => {
    const headings = pages.map(({ page }) => toText(select('h1', page) ?? page));
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it('has a picture of 1200 × 630 px', () => {
    const png = readFileSync(join(BUILD, toAddress(locale, 'img/social.png')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has a manifest in its language, with icons that are there', () => {
    const text = readFileSync(join(BUILD, toAddress(locale, 'manifest.webmanifest')), 'utf8');
    const manifest = JSON.parse(text) as { icons: { src: string }[] };
    expect(manifest).toMatchObject({ name: operator.name[locale], lang: locale, start_url: toAddress(locale, '') });
    expect(manifest.icons.filter(({ src }) => !existsSync(join(BUILD, src)))).toEqual([]);
  });

  it('says on the not-found page that there is no page, and keeps it from search engines', () => {
    const page = readPage(locale, '404');
    expect(select('html', page)?.properties.lang).toBe(locale);
    expect(toText(select('title', page) ?? page)).toContain(
      locale === 'ja' ? 'ページが見つかりません' : 'Page not found',
    );
    expect(readMeta(page, 'name', 'robots')).toEqual(['noindex']);
    expect(selectAll('link[rel=canonical], link[hreflang], script[type="application/ld+json"]', page)).toEqual([]);
    expect([...sitemap.keys()].filter((address) => address.includes('404'))).toEqual([]);
  });
});

describe('files that machines look for at the root of the host', () => {
  const read = (file: string): string => readFileSync(join(BUILD, file), 'utf8');

  it('robots.txt names the sitemaps of both languages', () => {
    const named = [...read('robots.txt').matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address);
    expect(named).toEqual(LOCALES.map((locale) => SITE + toAddress(locale, 'sitemap.xml')));
  });

  it('security.txt names the contact of the operator and until when it is valid', () => {
    const text = read('.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${operator.security_email}\n`);
    expect(text).toContain(`Expires: ${operator.security_expires}\n`);
    expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  });

  it('they are there once, not in each language', () => {
    expect(['robots.txt', '.well-known', 'favicon.ico'].filter((file) => existsSync(join(BUILD, 'en', file)))).toEqual(
      [],
    );
  });
});
