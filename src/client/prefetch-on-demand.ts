import type { ClientModule } from '@docusaurus/types';

let replaced = false;

/**
 * Fetches a page when a reader points at its link, touches it or comes to it by keyboard. Docusaurus also fetches the
 * pages of all links in view: on a page of this portal that is twice as many bytes as the page itself.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (replaced) return;
    replaced = true;
    const { preload } = window.docusaurus;
    window.docusaurus = { preload, prefetch: () => false };
    document.addEventListener('focusin', ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === window.location.origin) void preload(link.pathname);
    });
  },
};

export default clientModule;
