// Difference from the theme: groups are always open and have no page (sidebars.ts), so their names are text. The theme renders a link
// without a target.
// From: @docusaurus/theme-classic 3.10.2.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocSidebarItemCategory({ item, level, activePath, onItemClick }: Props): ReactNode {
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item')}>
      <span className="menu__group">{item.label}</span>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          level={level + 1}
          activePath={activePath}
          {...(onItemClick ? { onItemClick } : {})}
        />
      </ul>
    </li>
  );
}
