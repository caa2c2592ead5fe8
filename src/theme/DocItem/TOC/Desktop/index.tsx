// Difference from the theme: the page of an operation has a rail of its sections instead.
// From: @docusaurus/theme-classic 3.10.2.
import Contents from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';
import useListedPage from '../../../../hooks/useListedPage';

export default function DocItemTOCDesktop(): ReactNode {
  return useListedPage().page?.method ? null : <Contents />;
}
