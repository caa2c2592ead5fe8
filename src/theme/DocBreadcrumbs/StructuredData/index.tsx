// Difference from the theme: it also contains the type and the language of the page, and the breadcrumbs start at the home page.
// From: @docusaurus/theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import JsonLd from '../../../components/JsonLd';

export default function StructuredData(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { metadata } = useDoc();
  const home = siteConfig.url + siteConfig.baseUrl;
  const url = siteConfig.url + metadata.permalink;
  const way = [
    [siteConfig.title, home],
    [metadata.title, url],
  ];
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: metadata.title,
        description: metadata.description,
        inLanguage: i18n.currentLocale,
        url,
        isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: home },
        publisher: { '@type': 'Organization', name: siteConfig.customFields?.organisation },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
      },
    ],
  };
  return <JsonLd data={data} />;
}
