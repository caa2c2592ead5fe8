// What differs: the name is the site's own, so that the operator's name stands in one file and is no string to translate.
// From: @docusaurus/theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

export default function NavbarLogo(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Link to="/" className="navbar__brand">
      <img src={useBaseUrl('img/logo.svg')} alt="" width={28} height={28} className="navbar__logo" />
      <b className="navbar__title text--truncate">{siteConfig.title}</b>
    </Link>
  );
}
