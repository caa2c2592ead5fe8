// cspell:ignore haspopup
import { getReadingLine } from './reading-place';
import { findTarget } from './target';

/** The menu of languages: opened by a key, closed by leaving it; its links keep the query of the URL, and the place. */
export function startLanguageMenu(): void {
  document.addEventListener('keydown', (event) => {
    const button = findButton(event.target);
    if (!button || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    setOpen(button, !button.parentElement?.classList.contains('dropdown--show'));
  });
  document.addEventListener('click', (event) => {
    if (findButton(event.target)) event.preventDefault();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.matches('[lang][href]')) link.href = toUrl(link);
  });
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const menu of document.querySelectorAll('.dropdown--show'))
          if (!(target instanceof Node && menu.contains(target))) setOpen(menu.querySelector('[aria-haspopup]'), false);
      },
      { passive: true },
    );
}

function toUrl(link: HTMLAnchorElement): string {
  const { search, hash } = window.location;
  const { top = -1 } = findTarget()?.getBoundingClientRect() ?? {};
  const isTargetInView = top >= 0 && top < window.innerHeight;
  const id = window.scrollY > 0 && !isTargetInView && findReadId();
  return link.origin + link.pathname + search + (id ? `#${id}` : hash);
}

/** What is read, a heading with what is below it or a field: it has the same ID in every language. */
function findReadId(): string | undefined {
  const line = getReadingLine();
  const places = document.querySelectorAll('article :is(h2, h3, h4, [data-field])[id]');
  return [...places].findLast((place) => {
    const { top, height } = place.getBoundingClientRect();
    // What is folded has no height.
    return height > 0 && top <= line;
  })?.id;
}

function findButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.dropdown > [aria-haspopup]') : null;
}

function setOpen(button: Element | null, isOpen: boolean): void {
  button?.setAttribute('aria-expanded', String(isOpen));
  button?.parentElement?.classList.toggle('dropdown--show', isOpen);
}
