// cspell:ignore haspopup
/** The menu of languages: opened by a key, closed by leaving it; its links keep the query and the hash of the URL. */
export function startLanguageMenu(): void {
  document.addEventListener('keydown', (event) => {
    const button = findButton(event.target);
    if (!button || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    setOpen(button, !button.parentElement?.classList.contains('dropdown--show'));
  });
  document.addEventListener('click', (event) => {
    if (findButton(event.target)) event.preventDefault();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.matches('[lang][href]')) link.href = toUrl(link);
  });
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        for (const menu of document.querySelectorAll('.dropdown--show'))
          if (!(target instanceof Node && menu.contains(target))) setOpen(menu.querySelector('[aria-haspopup]'), false);
      },
      { passive: true },
    );
}

function toUrl(link: HTMLAnchorElement): string {
  const { search, hash } = window.location;
  return link.origin + link.pathname + search + hash;
}

function findButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.dropdown > [aria-haspopup]') : null;
}

function setOpen(button: Element | null, isOpen: boolean): void {
  button?.setAttribute('aria-expanded', String(isOpen));
  button?.parentElement?.classList.toggle('dropdown--show', isOpen);
}
