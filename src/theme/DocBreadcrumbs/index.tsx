// Difference from the theme: a group that has the name of the page isn't repeated before it. Groups have no page (sidebars.ts), so their
// names are text.
// From: @docusaurus/theme-classic 3.10.2.
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  const pageName = breadcrumbs.at(-1)?.label;
  const groupNames = breadcrumbs.slice(0, -1).flatMap(({ label }) => (label === pageName ? [] : label));
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {groupNames.map((name) => (
            <li key={name} className="breadcrumbs__item">
              <span className="breadcrumbs__link">{name}</span>
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{pageName}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
