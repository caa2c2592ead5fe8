import type { ClientModule } from '@docusaurus/types';

/** Gives the focus to where a search led, so that those who use a keyboard or hear the page are there too. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    const { focusTarget } = (location.state ?? {}) as { focusTarget?: boolean };
    if (!focusTarget) return;
    // Folded parts open for their target after this.
    requestAnimationFrame(() => {
      const target = location.hash
        ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
        : document.querySelector('h1');
      if (!(target instanceof HTMLElement)) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  },
};

export default clientModule;
