import type { Options } from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;
type SitemapItem = Awaited<ReturnType<CreateSitemapItems>>[number];
type Site = { url: string; baseUrl: string; defaultLocale: string; locales: string[] };

/** Adds the translations to each entry of the sitemap, the same as in the head of the page. */
export function withTranslations({ url, baseUrl, defaultLocale, locales }: Site): CreateSitemapItems {
  const rootOf = (locale: string): string => `${url}${baseUrl}${locale === defaultLocale ? '' : `${locale}/`}`;
  return async ({ defaultCreateSitemapItems, ...params }) => {
    const items = await defaultCreateSitemapItems(params);
    const localised = locales.filter((locale) => locale !== defaultLocale).map(rootOf);
    return items.map((item): SitemapItem => {
      const root = localised.find((prefix) => item.url.startsWith(prefix)) ?? rootOf(defaultLocale);
      const page = item.url.slice(root.length);
      const links = locales.map((locale) => ({ lang: locale, url: `${rootOf(locale)}${page}` }));
      return {
        ...item,
        links: [...links, { lang: 'x-default', url: `${rootOf(defaultLocale)}${page}` }],
      } as SitemapItem;
    });
  };
}
