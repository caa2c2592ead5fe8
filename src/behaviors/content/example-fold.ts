import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

/** Where the column of examples is above the fields. */
const NARROW = window.matchMedia('(width < 1280px)');
/** Where Try it is a sheet over the page, which leaves what is behind it as it is. */
const SHEET = window.matchMedia('(width <= 996px)');

/**
 * An example above the fields is one row, so that the first field is in the first view: a tab or another example opens it,
 * and the tab that is open closes it.
 */
export function startExampleFold(): void {
  // Before the tabs themselves, which select the one that is pressed.
  document.addEventListener('click', ({ target }) => handlePress(target), { capture: true });
  onEvent('change', '[data-examples] > p > [data-picker]', (picker) => fold(picker, false));
  const mark = (): void => {
    const column = document.querySelector<HTMLElement>('[data-examples]');
    if (column) markTabs(column);
  };
  NARROW.addEventListener('change', mark);
  onPage(mark);
}

function handlePress(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const named = target.closest<HTMLElement>('[data-tab]')?.dataset.tab;
  const tab = named ? document.getElementById(named) : target.closest<HTMLElement>('[data-examples] > * > [role=tab]');
  const column = tab?.closest<HTMLElement>('[data-examples]');
  if (!tab || !column) return;
  const isSheet = 'opens' in tab.dataset || column.querySelector(':scope > [data-sheet]:not([hidden])') !== null;
  if (SHEET.matches && isSheet) return;
  fold(tab, NARROW.matches && !('folded' in column.dataset) && tab.ariaSelected === 'true');
}

function fold(part: Element, isFolded: boolean): void {
  const column = part.closest<HTMLElement>('[data-examples]');
  column?.toggleAttribute('data-folded', isFolded);
  if (column) markTabs(column);
}

/** A selected tab whose panel is folded says so. */
function markTabs(column: HTMLElement): void {
  for (const tab of column.querySelectorAll(':scope > [role=tablist] > [role=tab]')) {
    if (NARROW.matches) tab.setAttribute('aria-expanded', String(!('folded' in column.dataset)));
    else tab.removeAttribute('aria-expanded');
  }
}
