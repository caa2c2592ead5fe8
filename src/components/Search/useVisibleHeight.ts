import { useEffect, type RefObject } from 'react';

/** Keeps a dialog above the keyboard of a phone: the visible part of the window is smaller than the window then. */
export default function useVisibleHeight(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = dialog.current?.style;
    if (!viewport || !style || !isOpen) return undefined;
    const measure = (): void => {
      // Enlarged with two fingers, the window shows a part of the page; then the dialog stays as it is.
      const isEnlarged = viewport.scale > 1;
      style.setProperty('--visible-height', isEnlarged ? null : `${viewport.height}px`);
      style.setProperty('--visible-top', isEnlarged ? null : `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [dialog, isOpen]);
}
