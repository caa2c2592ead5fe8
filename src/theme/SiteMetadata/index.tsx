// Difference from the theme: a URL without a page has neither a canonical URL nor translations; Open Graph gets locales
// with their country, the home page says what the site is, and every page names its Markdown.
// From: @docusaurus/theme-classic 3.10.2.
import routes from '@generated/routes';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import JsonLd from '../../components/JsonLd';

export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  const isPage = PAGE_PATHS.has(normalise(pathname));
  return isPage ? (
    <>
      <SiteMetadata />
      <OpenGraphLocales />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${pathname.replace(/\/$/, '/index')}.md`} />
      </Head>
      <WebSite path={pathname} />
    </>
  ) : null;
}

/** A language as Open Graph writes it: 'ja' → 'ja_JP' */
function toOpenGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

function OpenGraphLocales(): ReactNode {
  const { currentLocale, locales } = useDocusaurusContext().i18n;
  return (
    <Head>
      <meta property="og:locale" content={toOpenGraphLocale(currentLocale)} />
      {locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={toOpenGraphLocale(locale)} />
        ))}
    </Head>
  );
}

/** Structured data of the home page; the other pages have theirs in `DocBreadcrumbs`. */
function WebSite({ path }: { path: string }): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title: name, tagline: description, url, baseUrl } = siteConfig;
  if (path !== baseUrl) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description,
    inLanguage: i18n.currentLocale,
    url: url + baseUrl,
  };
  return <JsonLd data={data} />;
}

type Route = { path?: unknown; exact?: boolean | undefined; routes?: Route[] | undefined };

/** Returns the URLs of pages: the routes without subroutes. */
function listPagePaths(list: Route[]): string[] {
  return list.flatMap(({ path, exact, routes: inner }) =>
    inner ? listPagePaths(inner) : exact && typeof path === 'string' ? [path] : [],
  );
}

/** As the router compares URLs: '/Auth/' → '/auth' */
function normalise(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

const PAGE_PATHS = new Set(listPagePaths(routes).map(normalise));
