import type { KeyboardEvent } from 'react';

/** Moves the focus from the last control of a dialog to the first with Tab, and back with Shift+Tab, instead of out of the page. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]');
  const stops = [...controls].filter(({ hidden, tabIndex }) => !hidden && tabIndex >= 0);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== end) return;
  event.preventDefault();
  start?.focus();
}
