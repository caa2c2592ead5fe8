// What differs: an address without a page has neither a canonical address nor translations.
// From: @docusaurus/theme-classic 3.10.2.
import routes from '@generated/routes';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';
import useServedAsNotFound from '../../hooks/useServedAsNotFound';

export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  const servedAsNotFound = useServedAsNotFound();
  const isPage = PAGE_PATHS.has(normalise(pathname));
  return isPage && !servedAsNotFound ? <SiteMetadata /> : null;
}

type Route = { path?: unknown; exact?: boolean | undefined; routes?: Route[] | undefined };

/** Addresses of pages: the routes that hold no others. */
function listPagePaths(list: Route[]): string[] {
  return list.flatMap(({ path, exact, routes: inner }) =>
    inner ? listPagePaths(inner) : exact && typeof path === 'string' ? [path] : [],
  );
}

/** As the router compares addresses: '/Auth/' → '/auth' */
function normalise(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '');
}

const PAGE_PATHS = new Set(listPagePaths(routes).map(normalise));
