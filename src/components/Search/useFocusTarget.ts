import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/**
 * Gives the focus to where a search led, so that those who use a keyboard or hear the page are there too. The theme's link
 * that skips the navigation takes the focus on every new page; it stands before the navbar, so its turn comes first.
 */
export default function useFocusTarget(): void {
  const location = useLocation<{ focusTarget?: boolean } | undefined>();
  const { action } = useHistory();

  useEffect(() => {
    if (action !== 'PUSH' || !location.state?.focusTarget) return undefined;
    // Folded parts open for their target after this.
    const frame = requestAnimationFrame(() => {
      const target = location.hash
        ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
        : document.querySelector('h1');
      if (!(target instanceof HTMLElement)) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [action, location]);
}
