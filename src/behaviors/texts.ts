/** Strings that behaviors show; `src/components/Texts` writes them into every page in its language. */
export type TextName =
  | 'wait'
  | 'failed'
  | 'gone'
  | 'retry'
  | 'reload'
  | 'searchOffline'
  | 'linkCopied'
  | 'closeSidebar'
  | 'colorMode'
  | 'systemMode'
  | 'lightMode'
  | 'darkMode';

export function getText(name: TextName): string {
  return document.querySelector<HTMLElement>('[data-texts]')?.dataset[name] ?? '';
}

/** Says something to screen readers. */
export function announce(text: string): void {
  const place = document.querySelector('[data-announcer]');
  if (place) place.textContent = text;
}
