// Difference from the theme: the name is the site's own, so that the operator's name is in one file and is no string to translate.
// The picture is in the page: as a file it would come with the styles and be a separate document before anything shows.
// From: @docusaurus/theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Mark from '@site/static/img/logo.svg';
import type { ReactNode } from 'react';

export default function NavbarLogo(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Link to="/" className="navbar__brand">
      <Mark width={28} height={28} aria-hidden="true" className="navbar__logo" />
      <b className="navbar__title text--truncate">{siteConfig.title}</b>
    </Link>
  );
}
