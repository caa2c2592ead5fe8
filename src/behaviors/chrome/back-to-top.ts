/** How far the reader must have scrolled before the button shows, in pixels. */
const THRESHOLD = 300;

/** The button that leads back to the top: it shows while the reader scrolls up, and a link that skips the navigation. */
export function startBackToTop(): void {
  let before = 0;
  document.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window;
      const isUp = scrollY < before && scrollY > THRESHOLD;
      if (scrollY !== before) findButton()?.toggleAttribute('data-shown', isUp);
      before = scrollY;
    },
    { passive: true },
  );
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.theme-back-to-top-button'))
      window.scrollTo({ top: 0, behavior: 'smooth' });
  });
}

function findButton(): Element | null {
  return document.querySelector('.theme-back-to-top-button');
}
