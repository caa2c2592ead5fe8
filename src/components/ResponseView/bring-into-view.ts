/** What arrives below the fold comes into view, as far as it has to, when it is laid out anyway. */
export function bringIntoView(element: HTMLElement | null): void {
  requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));
}
