// cspell:ignore errcode
import { onPage } from './lifecycle';

/** On the page for URLs that have none: which page was probably meant, and a button for the search. */
export function startNearestPage(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens-search]'))
      document.querySelector<HTMLElement>('[data-search] > button')?.click();
  });
  onPage(() => void showNearest());
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
  const home = document.querySelector<HTMLAnchorElement>('.navbar__brand')?.pathname ?? '/';
  return path
    .replace(home, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
