/** The link that skips the navigation moves the focus to the content without changing the URL. */
export function startSkipLink(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#__docusaurus_skip"]') : null;
    const main = document.querySelector('main');
    if (!link || !main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  });
}
