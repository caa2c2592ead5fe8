// Difference from the theme: the page of an operation has a rail of its sections instead.
// From: @docusaurus/theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import type { CarrierChoice } from '../../../../../plugins/reference/carrier-choice';
import SectionRail from '../../../../components/SectionRail';
import useListedPage from '../../../../hooks/useListedPage';

export default function DocItemTOCMobile(): ReactNode {
  const { toc, metadata } = useDoc();
  const { carriers, pages } = usePluginData('reference') as CarrierChoice;
  const { page } = useListedPage();
  if (!page?.method) return <Contents />;
  const sections = toc.filter(({ level }) => level === 2).map(({ id, value }): [string, string] => [id, toText(value)]);
  return (
    <HtmlClassNameProvider className="with-rail">
      <SectionRail
        method={page.method}
        title={page.title}
        sections={sections}
        carriers={pages.includes(metadata.id) ? carriers : undefined}
      />
    </HtmlClassNameProvider>
  );
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Titles are HTML: 'Rates &amp; fees' → 'Rates & fees' */
function toText(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '');
}
