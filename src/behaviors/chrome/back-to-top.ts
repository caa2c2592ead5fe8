import { onEvent } from '../on-event';

/** How far the reader must have scrolled before the button shows, in pixels. */
const THRESHOLD = 300;
const BUTTON = '.theme-back-to-top-button';

/** The button that leads back to the top: it shows while the reader scrolls up, and a link that skips the navigation. */
export function startBackToTop(): void {
  let before = 0;
  document.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      const isUp = scrollY < before && scrollY > THRESHOLD;
      if (scrollY !== before) document.querySelector(BUTTON)?.toggleAttribute('data-shown', isUp);
      before = scrollY;
    },
    { passive: true },
  );
  onEvent('click', BUTTON, () => window.scrollTo({ top: 0, behavior: 'smooth' }));
}
