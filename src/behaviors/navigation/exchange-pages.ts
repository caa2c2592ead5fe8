/** Tags of the head that belong to a page; styles, scripts and what serves all pages stay. */
const HEAD_TAGS = 'title, meta, link:not([rel=stylesheet], [rel=preload], [rel=prefetch]), script[type$=json]';
const SIDEBAR = 'aside.theme-doc-sidebar-container';

/**
 * Puts the page of another document into this one, and this one's into the other: the other can be put back later with
 * its folds and its input as they were. Navbar, footer and the sidebar with its scroll position stay where they are.
 */
export function exchangePages(here: Document, other: Document): void {
  exchangeAttribute(here.documentElement, other.documentElement, 'class');
  exchangeHeads(here.head, other.head);
  exchangeLinks(here.querySelector('.navbar__inner'), other.querySelector('.navbar__inner'));
  const [shown, kept] = [here, other].map((page) => page.querySelector('.main-wrapper'));
  if (!shown || !kept) throw new Error('A page has no element .main-wrapper.');
  exchangeAttribute(shown, kept, 'class');
  const [shownSidebar, keptSidebar] = [shown, kept].map((wrapper) => wrapper.querySelector(SIDEBAR));
  const [shownMain, keptMain] = [shown, kept].map((wrapper) => wrapper.querySelector('main'));
  if (shownSidebar && keptSidebar && shownMain && keptMain) {
    exchangeLinks(shownSidebar, keptSidebar);
    exchangeNodes(shownMain, keptMain);
  } else {
    const children = [...shown.childNodes];
    shown.replaceChildren(...kept.childNodes);
    kept.replaceChildren(...children);
  }
}

function exchangeHeads(here: HTMLElement, other: HTMLElement): void {
  const [own, others] = [here, other].map((head) => [...head.querySelectorAll<HTMLElement>(HEAD_TAGS)]);
  const isIn = (tags: HTMLElement[] = [], one: HTMLElement): boolean => tags.some((tag) => tag.isEqualNode(one));
  const going = own?.filter((tag) => !isIn(others, tag)) ?? [];
  const coming = others?.filter((tag) => !isIn(own, tag)) ?? [];
  other.append(...going);
  here.append(...coming);
}

/** Which link is active and where the languages lead; the links themselves are the same on every page. */
function exchangeLinks(here: Element | null, other: Element | null): void {
  // Search results are not part of the page.
  const [links, others] = [here, other].map((part) => [...(part?.querySelectorAll('a:not(dialog a)') ?? [])]);
  for (const [index, link] of (links ?? []).entries()) {
    const counterpart = others?.[index];
    if (counterpart) for (const name of ['class', 'href', 'aria-current']) exchangeAttribute(link, counterpart, name);
  }
}

function exchangeAttribute(one: Element, other: Element, name: string): void {
  const [first, second] = [one.getAttribute(name), other.getAttribute(name)];
  if (first === second) return;
  setAttribute(one, name, second);
  setAttribute(other, name, first);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

function exchangeNodes(one: Element, other: Element): void {
  const place = document.createComment('');
  one.replaceWith(place);
  other.replaceWith(one);
  place.replaceWith(other);
}
