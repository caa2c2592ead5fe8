/** `checkVisibility` is in Safari only from 17.4. What is in a closed fold has a size in Chromium. */
export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');
}
