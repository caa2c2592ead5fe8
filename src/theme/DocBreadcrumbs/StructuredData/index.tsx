// What differs: what the page is and in which language stands beside the way to it, and the way begins at home.
// From: @docusaurus/theme-classic 3.10.2.
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

export default function StructuredData(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const home = siteConfig.url + siteConfig.baseUrl;
  const url = siteConfig.url + metadata.permalink;
  const way = [
    [siteConfig.title, home],
    [metadata.title, url],
  ];
  // Members stand in the order of the alphabet, as the built page has them: so the browser finds the tag as it is.
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        description: metadata.description,
        headline: metadata.title,
        inLanguage: i18n.currentLocale,
        isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: home },
        publisher: { '@type': 'Organization', name: siteConfig.customFields?.organisation },
        url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(([name, item], index) => ({ '@type': 'ListItem', item, name, position: index + 1 })),
      },
    ],
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
