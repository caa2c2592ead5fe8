import { useEffect } from 'react';

/** What lies behind the drawer: the page, and the bar in which the drawer itself stands. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Gives the focus to the drawer of a phone while it is open and takes it from whatever lies behind; afterwards it is
 * where it was. Escape closes the drawer.
 */
export default function useDrawerFocus(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const part of behind) part.inert = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const handleKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      for (const part of behind) part.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, close]);
}
