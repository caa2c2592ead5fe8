import { onPage } from '../lifecycle';
import { readState, type EntryState } from '../navigation/kept-place';
import { openIsland } from './islands';

/** Up to this width, Try it is a sheet over the page. */
const NARROW = window.matchMedia('(width <= 996px)');
/** The element that announces to screen readers, which must not be inert behind the sheet. */
const SPOKEN = '[data-announcer]';
/** The tab that replaces the sheet on wide screens (`src/components/Examples`). */
const EXAMPLE_TAB = 'example-request-tab';

/**
 * The sheet of a phone (`src/components/TryIt`) keeps the focus while it is open, as a dialog does: what is behind it is
 * out of reach, and who closes it is back where they opened it. The Back button of the browser closes it.
 */
export function startSheet(): void {
  window.addEventListener('hashchange', arrive);
  onPage(() => {
    const sheet = document.querySelector<HTMLElement>('[data-sheet]');
    const leave = sheet && watch(sheet);
    arrive();
    return leave;
  });
}

/** Opens the console when the URL names it: a link to a record sends the request of which it has filled in the path. */
function arrive(): void {
  const sheet = document.querySelector('[data-sheet]');
  const host = sheet?.querySelector<HTMLElement>('[data-island]');
  if (host && window.location.hash === `#${sheet?.id}`) void openIsland(host, 'arrive');
}

function watch(sheet: HTMLElement): () => void {
  let close: ReturnType<typeof open> | undefined;
  const update = (): void => {
    if (!sheet.hidden && NARROW.matches) {
      close ??= open(sheet);
      return;
    }
    close?.();
    close = undefined;
  };
  const handlePop = (): void => {
    if (close && !readState().hasSheet) showExample();
  };
  window.addEventListener('popstate', handlePop);
  const observer = new MutationObserver(update);
  observer.observe(sheet, { attributes: true, attributeFilter: ['hidden'] });
  NARROW.addEventListener('change', update);
  // Outside of the console, which closes itself.
  const handleKey = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Escape' && !(target instanceof Element && target.closest('[data-island]'))) showExample();
  };
  sheet.addEventListener('keydown', handleKey);
  update();
  return () => {
    observer.disconnect();
    NARROW.removeEventListener('change', update);
    window.removeEventListener('popstate', handlePop);
    sheet.removeEventListener('keydown', handleKey);
    close?.({ isLeft: true });
  };
}

function showExample(): void {
  document.getElementById(EXAMPLE_TAB)?.click();
}

/**
 * Moves the focus and the list of examples into an open sheet and adds an entry to the history. Returns the function that
 * undoes both; a reader who leaves the page keeps the entry, and Back leads to the open sheet.
 */
function open(sheet: HTMLElement): (how?: { isLeft: boolean }) => void {
  const examples = sheet.parentElement;
  const picker = examples?.querySelector(':scope > p > [data-picker]')?.parentElement;
  if (picker) sheet.querySelector('[data-sheet-head]')?.prepend(picker);
  const releaseFocus = holdFocus(sheet);
  const { page } = readState();
  if (!readState().hasSheet) history.pushState({ ...readState(), hasSheet: true } satisfies EntryState, '');
  return ({ isLeft } = { isLeft: false }) => {
    releaseFocus();
    if (picker) examples.prepend(picker);
    if (isLeft) return;
    // A link in the sheet has added a separate entry once its click is over, and a second Back leads to another page.
    setTimeout(() => {
      const now = readState();
      if (now.hasSheet && now.page === page) history.back();
    });
  };
}

/** Moves the focus into an element and keeps it there. Returns the function that restores it. */
function holdFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  const behind = listBehind(element);
  for (const one of behind) one.inert = true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return () => {
    for (const one of behind) one.inert = false;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Returns everything outside an element: its siblings, those of its parent, and so on. */
function listBehind(element: HTMLElement): HTMLElement[] {
  const behind: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    for (const one of at.parentElement.children)
      if (one !== at && one instanceof HTMLElement && !one.inert && !one.matches(SPOKEN)) behind.push(one);
  return behind;
}
