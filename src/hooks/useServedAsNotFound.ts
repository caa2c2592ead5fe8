import { useLocation } from '@docusaurus/router';

/** Where the host answered with the not-found page, when it did so for the page that the reader came in by. */
const notFoundPath =
  typeof document !== 'undefined' && document.querySelector('meta[name=robots][content=noindex]')
    ? toRouterPath(window.location.pathname)
    : undefined;

/**
 * Whether the host answered with the not-found page and the reader is still where that happened. The router is more
 * generous than a host (`/Shipment/` is `/shipment` to it); the page must not turn into another one once its scripts
 * run.
 */
export default function useServedAsNotFound(): boolean {
  return toRouterPath(useLocation().pathname) === notFoundPath;
}

/** Docusaurus takes the ending of a file off before it looks for a route: '/auth.html' → '/auth' */
function toRouterPath(path: string): string {
  return path.replace(/(\/index)?\.html$/, '');
}
