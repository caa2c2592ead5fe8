import { onEvent } from '../on-event';

/** The link that skips the navigation moves the focus to the content without changing the URL. */
export function startSkipLink(): void {
  onEvent('click', 'a[href^="#__docusaurus_skip"]', (_, event) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  });
}
