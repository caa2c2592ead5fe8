// What differs: the page of an operation has a rail of its sections instead.
// From: @docusaurus/theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import type { ReactNode } from 'react';
import SectionRail from '../../../../components/SectionRail';
import useListedPage from '../../../../hooks/useListedPage';

export default function DocItemTOCMobile(): ReactNode {
  const { toc } = useDoc();
  const { page } = useListedPage();
  if (!page?.method) return <Contents />;
  const sections = toc.filter(({ level }) => level === 2).map(({ id, value }): [string, string] => [id, toText(value)]);
  return (
    <HtmlClassNameProvider className="with-rail">
      <SectionRail method={page.method} title={page.title} sections={sections} />
    </HtmlClassNameProvider>
  );
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Titles are HTML: 'Rates &amp; fees' → 'Rates & fees' */
function toText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => CHARACTERS[name] ?? '');
}
