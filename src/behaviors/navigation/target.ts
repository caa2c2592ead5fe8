import { unfoldAround } from '../content/folds';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { pickPartOf } from '../content/pickers';
import { showPanelOf } from '../content/tabs';

/** Shows what the hash of the URL names, when it is folded or another part is picked, and brings it into view. */
export function startTarget(): void {
  window.addEventListener('hashchange', showTarget);
  // A click on a link to where the reader is already changes no hash.
  onEvent('click', 'a[href*="#"]', ({ href }: HTMLAnchorElement) => {
    if (href === window.location.href) showTarget();
  });
  onPage(showTarget);
}

/** Reveals and highlights the target, and scrolls to it if it was hidden: where the browser would have scrolled. */
export function showTarget(): void {
  const target = findTarget();
  if (!target) return;
  markTarget(target);
  const column = target.closest('[data-examples]');
  // A column that stays next to the content needs no scrolling, which would end at the foot of the page.
  const isNext = column && getComputedStyle(column).position === 'sticky';
  if (revealTarget(target) && !isNext) target.scrollIntoView();
}

/** Highlights the target of a link briefly, and nothing else. */
export function markTarget(target: HTMLElement): void {
  for (const marked of document.querySelectorAll('[data-target]')) marked.removeAttribute('data-target');
  // Reading its size restarts the animation.
  target.getBoundingClientRect();
  target.dataset.target = '';
}

/** The element that the hash names, if there is one. */
export function findTarget(): HTMLElement | null {
  try {
    const id = decodeURIComponent(window.location.hash.slice(1));
    return id ? document.getElementById(id) : null;
  } catch {
    // A hash that is no valid encoding names nothing.
    return null;
  }
}

/** Selects and opens everything that contains an element, and a rule itself. Returns whether it was hidden. */
function revealTarget(target: HTMLElement): boolean {
  const column = target.closest('[data-folded]');
  const wasHidden = column !== null || target.closest('[hidden]') !== null;
  column?.removeAttribute('data-folded');
  // A list of rules may be narrowed to others.
  if (target.dataset.rule !== undefined) target.hidden = false;
  pickPartOf(target);
  showPanelOf(target);
  // A rule is a fold, and a heading can have one after it or after its first paragraph.
  const id = `#${CSS.escape(target.id)}`;
  const inner =
    target.dataset.rule === undefined
      ? target.parentElement?.querySelector(`:is(${id}, ${id} + p) + [data-of-heading] > summary`)
      : target.querySelector('summary');
  return unfoldAround(inner ?? target) || wasHidden;
}
