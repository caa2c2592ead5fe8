// cspell:ignore errcode
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

/**
 * On the page for URLs that have none: which page was probably meant, a button for the search, and links to the same URL in
 * the other languages.
 */
export function startNearestPage(): void {
  onEvent('click', '[data-opens-search]', () => document.querySelector<HTMLElement>('[data-search] > button')?.click());
  onPage(() => void showNearest());
  onPage(keepPath);
}

/** The host returns this page for every such URL, and its links lead to those of the other languages: '/en/404'. */
function keepPath(): void {
  const path = window.location.pathname.replace(getHome(), '');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[lang][href$="/404"]'))
    link.pathname = link.pathname.replace(/404$/, path);
}

async function showNearest(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (!place) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-page-list] a')];
  const { distance } = await import(/* webpackChunkName: "nearest" */ 'fastest-levenshtein');
  const wanted = toName(window.location.pathname);
  const [nearest] = links
    .map((link) => ({ link, name: toName(link.pathname) }))
    .map(({ link, name }) => ({ link, away: distance(wanted, name), most: Math.min(wanted.length, name.length) / 3 }))
    .filter(({ away, most }) => away <= most)
    .sort((one, other) => one.away - other.away);
  if (!nearest) return;
  const link = nearest.link.cloneNode(true) as HTMLAnchorElement;
  // The page may differ from this URL only in case, which navigation without a new document treats as the same page.
  link.target = '_self';
  const [before = '', after = ''] = (place.dataset.nearest ?? '').split('{page}');
  place.replaceChildren(before, link, after);
}

/** Returns a path below the home page in lowercase and without signs: '/en/Err-Code.html' → 'errcode' */
function toName(path: string): string {
  return path
    .replace(getHome(), '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function getHome(): string {
  return document.querySelector<HTMLAnchorElement>('.navbar__brand')?.pathname ?? '/';
}
