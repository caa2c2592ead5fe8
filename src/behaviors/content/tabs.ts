import { choose, getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';

/**
 * Tabs: with the pointer, with arrow keys, Home and End, and with a control elsewhere that names one in `data-tab`. Those
 * with `data-language` are chosen for the whole site.
 */
export function startTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = findTab(target);
    if (!tab) return;
    if (tab.dataset.language) choose('language', tab.dataset.language);
    else showTab(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target);
    const next = tab && findNext(listTabs(tab), tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
  onChoice(showChosen, 'language');
  onPage(showChosen);
}

/** Shows the panel of a tab, and no other of its group, without storing a choice. */
function showTab(tab: HTMLElement): void {
  for (const one of listTabs(tab)) {
    one.ariaSelected = String(one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = one !== tab;
  }
}

/** Shows the panel that an element is or is in, and those around it. */
export function showPanelOf(element: Element | null): void {
  for (
    let panel = element?.closest('[role=tabpanel]');
    panel;
    panel = panel.parentElement?.closest('[role=tabpanel]')
  ) {
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (tab) showTab(tab);
  }
}

/** The tab that a key leads to: (['js', 'curl'], 'js', 'ArrowLeft') → 'curl' */
export function findNext<Tab>(tabs: Tab[], current: Tab, key: string): Tab | undefined {
  const at = tabs.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

function showChosen(): void {
  for (const first of document.querySelectorAll<HTMLElement>('[data-language]:first-child')) {
    const tabs = listTabs(first);
    const chosen = getChoice('language', tabs.map(nameOf));
    showTab(tabs.find((tab) => nameOf(tab) === chosen) ?? first);
  }
}

function findTab(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const named = target.closest<HTMLElement>('[data-tab]')?.dataset.tab;
  return named ? document.getElementById(named) : target.closest<HTMLElement>('[role=tab]');
}

function listTabs(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.children ?? [])] as HTMLElement[];
}

function nameOf(tab: HTMLElement): string {
  return tab.dataset.language ?? '';
}
