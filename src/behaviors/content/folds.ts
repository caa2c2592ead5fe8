import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

/** Folded parts, `<details data-collapsed>` around a summary and one element, open and close with a motion. */
export function startFolds(): void {
  onEvent('click', 'summary', ({ parentElement: fold }, event) => {
    if (!(fold instanceof HTMLDetailsElement) || !fold.matches('[data-collapsed]')) return;
    event.preventDefault();
    if (fold.dataset.collapsed === 'true') open(fold);
    else close(fold);
  });
  // The browser opens a fold by itself when the reader searches the page for what is in it, and closes one of several with the
  // same name when another is opened.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.dataset.collapsed)
        target.dataset.collapsed = String(!target.open);
    },
    { capture: true },
  );
  document.addEventListener('transitionend', ({ target, propertyName }) => {
    const fold = target instanceof HTMLElement ? target.parentElement : null;
    if (propertyName === 'height' && fold instanceof HTMLDetailsElement && fold.dataset.collapsed) settle(fold);
  });
  // A page that is left during a motion is kept, and does not hear of its end.
  onPage(() => () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details:has(> [style*=height])')) settle(fold);
  });
}

/** Opens the folds around an element at once; returns whether one was closed. */
export function unfoldAround(element: Element): boolean {
  let wasFolded = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    if (fold.open) continue;
    wasFolded = true;
    setFold(fold, true);
  }
  return wasFolded;
}

/** Opens or closes a fold at once. */
export function setFold(fold: HTMLDetailsElement, isOpen: boolean): void {
  fold.open = isOpen;
  if (!fold.dataset.collapsed) return;
  fold.dataset.collapsed = String(!isOpen);
  // It may be in motion.
  settle(fold);
}

/** Duration in milliseconds of a motion over a number of pixels, as in the theme: 36 → 192, 1000 → 440 */
export function toDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

function open(fold: HTMLDetailsElement): void {
  fold.dataset.collapsed = 'false';
  fold.open = true;
  move(fold, 'open');
}

function close(fold: HTMLDetailsElement): void {
  fold.dataset.collapsed = 'true';
  move(fold, 'close');
}

function move(fold: HTMLDetailsElement, direction: 'open' | 'close'): void {
  const content = contentOf(fold);
  if (!content) return;
  const height = content.scrollHeight;
  const [from, to] = direction === 'open' ? [0, height] : [height, 0];
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // One millisecond, not none: the end of the motion is waited for.
  const duration = isReduced ? 1 : toDuration(height);
  Object.assign(content.style, { overflow: 'hidden', transition: '', height: `${from}px` });
  // Asking for it lets the browser know the height that the motion begins with.
  content.getBoundingClientRect();
  Object.assign(content.style, { transition: `height ${duration}ms ease-in-out`, height: `${to}px` });
  if (from === to) settle(fold);
}

function settle(fold: HTMLDetailsElement): void {
  const content = contentOf(fold);
  if (content) Object.assign(content.style, { overflow: '', transition: '', height: '' });
  fold.open = fold.dataset.collapsed === 'false';
}

function contentOf(fold: HTMLDetailsElement): HTMLElement | null {
  return fold.querySelector<HTMLElement>(':scope > :not(summary)');
}
