import { exchangePages } from './exchange-pages';
import { readState, restoreFolds, type EntryState } from './kept-place';
import { leavePage, showPage } from '../lifecycle';
import { renderLoadError } from './load-error';
import { isPrefetched, loadPage, prefetchPage, toPagePath } from './load-page';
import { isPlainClick } from './plain-click';
import { hideProgress, showError, showProgress } from './progress';
import { findTarget, showTarget } from './target';
import { announce } from '../texts';
import { changePage } from './transition';

/** Pages that the reader can go back to without fetching them again. */
const LEFT_PAGES_MAX = 12;

type VisitOptions = { focusTarget?: boolean };

/** Pages that were left, by the number of their history entry. */
const leftPages = new Map<number, { page: Document; scroll: number }>();
let shown = { entry: 0, path: '' };
let scroll = 0;
/** Counts navigations, so that a late page does not replace a later one. */
let turn = 0;

/**
 * Navigates between pages without loading a new document: the next page is fetched when the reader points at its link, and
 * its content replaces that of the current page. Going back restores the page as it was.
 */
export function startNavigation(): void {
  shown = { entry: readState().page ?? Date.now(), path: toPagePath(window.location.pathname) };
  history.replaceState({ ...readState(), page: shown.entry } satisfies EntryState, '');
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = findLink(target);
        if (link && isOtherPage(link)) prefetchPage(toPagePath(link.pathname));
      },
      { passive: true },
    );
  document.addEventListener('click', (event) => {
    const link = findLink(event.target);
    if (!link || !isPlainClick(event) || event.defaultPrevented || !isOtherPage(link)) return;
    event.preventDefault();
    visit(link.getAttribute('href') ?? '');
  });
  document.addEventListener('scroll', () => (scroll = window.scrollY), { passive: true });
  window.addEventListener('popstate', (event) => void handlePop(event));
}

/** Goes to a page of the portal. With `focusTarget`, the place that the URL names gets the focus. */
export function visit(url: string, { focusTarget = false }: VisitOptions = {}): void {
  // Where no navigation was started, the page is a new document.
  if (!shown.path) return window.location.assign(url);
  // While the next page is loaded, the URL is that of the next page, but a link `#…` leads to a place of the page shown.
  const to = new URL(url, window.location.origin + shown.path);
  const entry = Date.now();
  const isHere = toPagePath(to.pathname) === shown.path;
  history.pushState({ page: isHere ? shown.entry : entry } satisfies EntryState, '', to);
  if (!isHere) return void show(entry, { focusTarget });
  cancelLoad();
  showTarget();
  finishVisit({ focusTarget });
}

async function handlePop({ hasUAVisualTransition }: PopStateEvent): Promise<void> {
  const path = toPagePath(window.location.pathname);
  const entry = readState().page ?? (path === shown.path ? shown.entry : Date.now());
  history.replaceState({ ...readState(), page: entry } satisfies EntryState, '');
  const own = cancelLoad();
  // The browser scrolls after this, to where the reader was.
  if (entry === shown.entry) {
    restoreFolds();
    return;
  }
  const before = leftPages.get(entry);
  if (!before) return show(entry, {});
  const restore = (): void => {
    if (own !== turn) return;
    replacePage(entry, before.page);
    window.scrollTo(0, before.scroll);
    announce(document.title);
  };
  // Where a swipe leads back, the browser has moved the page by itself.
  await changePage(restore, !hasUAVisualTransition);
}

async function show(entry: number, options: VisitOptions): Promise<void> {
  const own = cancelLoad();
  const isOver = (): boolean => own !== turn;
  const path = toPagePath(window.location.pathname);
  // A fade would only make a reader who has waited for the page wait longer.
  const hasTransition = isPrefetched(path);
  showProgress();
  try {
    const page = await loadPage(path);
    if (isOver()) return;
    // Another language, or another version of the portal with its own scripts and styles.
    if (!isSameBuild(page)) {
      window.location.reload();
      return;
    }
    hideProgress();
    await changePage(() => {
      if (isOver()) return;
      // The event of the last scroll may still be to come.
      scroll = window.scrollY;
      replacePage(entry, page);
      finishVisit(options);
    }, hasTransition);
  } catch (error) {
    const notice = await renderLoadError(error, () => void show(entry, options));
    if (!isOver()) showError(notice);
  }
}

/** Ends the load of a page, and removes what is shown of it. Returns the number of the navigation that begins. */
function cancelLoad(): number {
  hideProgress();
  return (turn += 1);
}

function replacePage(entry: number, page: Document): void {
  const left = { page, scroll };
  leavePage();
  exchangePages(document, page);
  leftPages.delete(entry);
  leftPages.set(shown.entry, left);
  for (const oldest of [...leftPages.keys()].slice(0, -LEFT_PAGES_MAX)) leftPages.delete(oldest);
  shown = { entry, path: toPagePath(window.location.pathname) };
  showPage();
}

/** Scrolls, moves the focus and says which page this is, after a page or a place of it was shown. */
function finishVisit({ focusTarget }: VisitOptions): void {
  const target = findTarget();
  // A reader who returns to a page is where they left it.
  const isReturn = readState().scroll !== undefined;
  if (!isReturn && target) target.scrollIntoView();
  else if (!isReturn) window.scrollTo(0, 0);
  const start = focusTarget
    ? (target ?? document.querySelector<HTMLElement>('h1'))
    : target
      ? null
      : document.querySelector<HTMLElement>('[role=region]:has(> a[href^="#__docusaurus_skip"])');
  if (start) {
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }
  announce(document.title);
}

function isSameBuild(page: Document): boolean {
  const [own, other] = [document, page].map((one) => [
    one.documentElement.lang,
    ...[...one.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  ]);
  return String(own) === String(other);
}

/** A link that leads to a page in this language, and not to a file or out of the portal. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage =
    link?.origin === window.location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !/\.\w+$/.test(link.pathname);
  return isPage ? link : null;
}

/** The browser itself leads to another place of the same page. */
function isOtherPage(link: HTMLAnchorElement): boolean {
  return toPagePath(link.pathname) !== shown.path || !link.hash;
}
