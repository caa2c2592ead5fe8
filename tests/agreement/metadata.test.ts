import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DataFiles } from '../../contract';
import { BUILD, listPages, readPage, select, selectAll, toAddress, toText } from './built-site';
import { LOCALES, type Locale } from './page-ids';

const operator = parse(readFileSync('contract/operator.yaml', 'utf8')) as DataFiles['schemas']['Operator'];
const SITE = process.env.SITE_URL ?? operator.site_url;
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

const pages = listPages().map((one) => ({ ...one, url: SITE + one.address }));

describe('metadata of each page', () => {
  it('name its own URL as the canonical one', () => {
    for (const { url, page } of pages) {
      const canonical = selectAll('link[rel=canonical]', page).map(({ properties }) => properties.href);
      expect.soft(canonical, `canonical link of ${url}`).toEqual([url]);
      expect.soft(readMeta(page, 'property', 'og:url'), `og:url of ${url}`).toEqual([url]);
    }
  });

  it('name the same translations as the sitemap, each of which names it too', () => {
    const sitemaps = { ja: readSitemap('ja'), en: readSitemap('en') };
    for (const { locale, id, url, page } of pages) {
      const expected = {
        ja: SITE + toAddress('ja', id),
        en: SITE + toAddress('en', id),
        'x-default': SITE + toAddress('ja', id),
      };
      expect.soft(readTranslations(page), url).toEqual(expected);
      expect.soft(sitemaps[locale].get(url), `${url} in the sitemap`).toEqual(expected);
    }
  });

  it('include Open Graph in the language of the page', () => {
    for (const { locale, url, page } of pages) {
      const open = (name: string): string[] => readMeta(page, 'property', `og:${name}`);
      expect.soft(open('title'), `og:title of ${url}`).toEqual([toText(select('title', page) ?? page)]);
      expect.soft(open('description'), `og:description of ${url}`).toEqual(readMeta(page, 'name', 'description'));
      expect.soft(open('locale'), `og:locale of ${url}`).toEqual([OPEN_GRAPH_LOCALES[locale]]);
      expect.soft(open('locale:alternate'), url).toEqual([OPEN_GRAPH_LOCALES[locale === 'ja' ? 'en' : 'ja']]);
      expect.soft(open('site_name'), `og:site_name of ${url}`).toEqual([operator.name[locale]]);
      expect.soft(open('image'), `og:image of ${url}`).toEqual([`${SITE}${toAddress(locale, 'img/social.png')}`]);
      expect.soft(open('image:alt').join(), `og:image:alt of ${url}`).toContain(operator.tagline[locale]);
      expect.soft(readMeta(page, 'name', 'twitter:card'), url).toEqual(['summary_large_image']);
    }
  });

  it('include structured data in the language of the page', () => {
    for (const { locale, id, url, page } of pages) {
      const blocks = selectAll('script[type="application/ld+json"]', page).map((script) => toText(script));
      expect.soft(blocks, url).toHaveLength(1);
      const data = JSON.parse(blocks[0] ?? '{}') as Record<string, unknown>;
      const [main, way] = (data['@graph'] ?? [data]) as Record<string, unknown>[];
      expect.soft(main, url).toMatchObject({
        '@type': id ? 'TechArticle' : 'WebSite',
        inLanguage: locale,
        url,
        description: id ? readMeta(page, 'name', 'description')[0] : operator.tagline[locale],
        ...(id ? { headline: toText(select('h1', page) ?? page) } : {}),
      });
      const steps = ((way?.itemListElement ?? []) as { item: string }[]).map(({ item }) => item);
      expect.soft(steps, url).toEqual(id ? [SITE + toAddress(locale, ''), url] : []);
    }
  });

  it('name icons, a manifest and a color for each mode, all of which are there', () => {
    for (const { locale, address, page } of pages) {
      const files = selectAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]', page).map(
        ({ properties }) => String(properties.href),
      );
      const named = ['img/favicon.svg', 'img/icon-180.png', 'manifest.webmanifest'];
      expect.soft(files.sort(), address).toEqual(named.map((file) => toAddress(locale, file)));
      const missing = files.filter((file) => !existsSync(join(BUILD, file)));
      expect.soft(missing, `${address} names files that are not there.`).toEqual([]);
      const colors = selectAll('meta[name=theme-color]', page).map(({ properties }) => properties.media);
      expect.soft(colors, address).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    }
  });
});

describe.each(LOCALES)('the files of the site in %s', (locale) => {
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
    expect([...readSitemap(locale).keys()].filter((address) => address.includes('404'))).toEqual([]);
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
