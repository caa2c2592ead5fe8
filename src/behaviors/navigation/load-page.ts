/** How long a page that was fetched ahead is used, in milliseconds. */
const FRESH_FOR = 30_000;

/** A page that the host no longer has, or for which it returns something that is no page. */
export class PageError extends Error {
  constructor(
    message: string,
    readonly request: string,
  ) {
    super(message);
    this.name = 'PageError';
  }
}

type Prefetched = { at: number; page: Promise<string>; hasArrived: boolean };

const ahead = new Map<string, Prefetched>();

/** Fetches a page before it is asked for; a failure shows when it is. */
export function prefetchPage(path: string): void {
  if (findFresh(path)) return;
  const next: Prefetched = { at: Date.now(), page: fetchPage(path), hasArrived: false };
  ahead.set(path, next);
  next.page.then(
    () => (next.hasArrived = true),
    () => ahead.delete(path),
  );
}

/** Whether `loadPage` has the page without waiting for the network. */
export function isPrefetched(path: string): boolean {
  return findFresh(path)?.hasArrived === true;
}

function findFresh(path: string): Prefetched | undefined {
  const known = ahead.get(path);
  return known && Date.now() - known.at < FRESH_FOR ? known : undefined;
}

/** The document of a page; for a URL without a page, that of the not-found page. */
export async function loadPage(path: string): Promise<Document> {
  prefetchPage(path);
  const html = await ahead.get(path)?.page;
  ahead.delete(path);
  return new DOMParser().parseFromString(html ?? '', 'text/html');
}

/** '/en/': the home page of a language, whose URL alone ends in a slash. */
const HOME_OF_LANGUAGE = /\/..\/$/;

/** The path at which the host has a page, as the router of the build compares them: '/Auth/' → '/auth' */
export function toPagePath(pathname: string): string {
  const path = pathname.toLowerCase();
  return HOME_OF_LANGUAGE.test(path) ? path : path.replace(/(?<=^\/|[^/])\/+$/, '');
}

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const html = await response.text();
  if (!html.includes('main-wrapper')) throw new PageError(`${response.status} ${path}`, response.url);
  return html;
}
