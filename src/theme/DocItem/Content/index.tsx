// Difference from the theme: below the title, the page can be taken as Markdown. A page without a translation says that it is English.
// From: @docusaurus/theme-classic 3.10.2.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import PageActions from '../../../components/PageActions';
import useListedPage from '../../../hooks/useListedPage';

export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata } = useDoc();
  const { page } = useListedPage();
  const { currentLocale } = useDocusaurusContext().i18n;
  // A page that has no translation is shown in English.
  const isEnglish = currentLocale !== 'en' && metadata.source.startsWith('@site/docs/');
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      lang={isEnglish ? 'en' : undefined}
      data-operation={page?.method}
    >
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {/* An operation has them below its method and path (`src/components/Endpoint`). */}
        {!page?.method && <PageActions />}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
