// cspell:ignore haspopup
import { findTarget } from '../navigation/target';
import { onEvent } from '../on-event';
import { getReadingLine } from '../reading-place';

const OPEN = 'dropdown--show';

/**
 * The menu of languages: opened by a key or by pointing at it, closed by Escape or by leaving it; its links keep the query of
 * the URL, and the place.
 */
export function startLanguageMenu(): void {
  onEvent('keydown', '.dropdown', (menu, event) => {
    const button = findButton(menu);
    const isPress = event.target === button && (event.key === 'Enter' || event.key === ' ');
    if (!button || !(isPress || event.key === 'Escape')) return;
    event.preventDefault();
    menu.classList.toggle(OPEN, isPress && !menu.classList.contains(OPEN));
    markOpen(menu);
    button.focus();
  });
  onEvent('click', '.dropdown > a', (_, event) => event.preventDefault());
  onEvent('click', 'a[lang][href]', (link: HTMLAnchorElement) => {
    link.href = toUrl(link);
  });
  for (const type of ['mouseover', 'mousedown', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const menu of document.querySelectorAll('.dropdown')) {
          if (type !== 'mouseover' && !menu.contains(target as Node)) menu.classList.remove(OPEN);
          markOpen(menu);
        }
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

/** The ID of the heading or field that the reader is at. It is the same in every language. */
function findReadId(): string | undefined {
  const line = getReadingLine();
  const places = document.querySelectorAll('article :is(h2, h3, h4, [data-field])[id]');
  return [...places].findLast((place) => {
    const { top, height } = place.getBoundingClientRect();
    // A folded element has no height.
    return height > 0 && top <= line;
  })?.id;
}

function findButton(menu: Element): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[aria-haspopup]');
}

/** The styles also show the menu under the pointer, and after a tap. */
function markOpen(menu: Element): void {
  findButton(menu)?.setAttribute('aria-expanded', String(menu.matches(`:hover, .${OPEN}`)));
}
