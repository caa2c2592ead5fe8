// What differs: while the sidebar is open the focus stays in it, and Escape closes it.
// From: @docusaurus/theme-classic 3.10.2.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type { ComponentProps, ReactNode } from 'react';
import useDrawerFocus from '../../../../hooks/useDrawerFocus';

export default function LayoutWrapper(props: ComponentProps<typeof Layout>): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useDrawerFocus(shown, toggle);
  return <Layout {...props} />;
}
