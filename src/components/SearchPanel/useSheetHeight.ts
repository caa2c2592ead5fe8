import { useEffect } from 'react';

/** Keeps the sheet above the keyboard of a phone: the visible part of the window is smaller than the window then. */
export default function useSheetHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => document.documentElement.style.setProperty('--visible-height', `${viewport.height}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      document.documentElement.style.removeProperty('--visible-height');
    };
  }, []);
}
