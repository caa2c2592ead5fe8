import { onEvent } from '../on-event';
import { renderLoadError } from '../navigation/load-error';
import { hideProgress, showError } from '../navigation/progress';

/**
 * The finder in the rail of an operation, `[data-finder]`: opened by its button or by the key F. What filters the fields
 * is loaded with the first use.
 */
export function startFieldFinder(): void {
  onEvent('click', '[data-finder] > button', ({ ariaExpanded }) => setOpen(ariaExpanded !== 'true'));
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
    const isInside = target.closest('[data-finder]');
    const isBusy = target.isContentEditable || target.closest('input, textarea, select, dialog');
    if (key === 'Escape' ? isInside : key === 'f' && !isBusy && findFinder()?.getClientRects().length) {
      event.preventDefault();
      setOpen(key === 'f');
    }
  });
}

function findFinder(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-finder]');
}

function setOpen(isOpen: boolean): void {
  const finder = findFinder();
  const [toggle, panel] = finder?.children ?? [];
  if (!(toggle instanceof HTMLElement && panel instanceof HTMLElement)) return;
  toggle.ariaExpanded = String(isOpen);
  panel.hidden = !isOpen;
  (isOpen ? panel.querySelector('input') : toggle)?.focus();
  hideProgress();
  import(/* webpackChunkName: "field-tree" */ './field-tree').then(
    ({ filterFields }) => filterFields(panel, isOpen),
    async (error: unknown) => showError(await renderLoadError(error, () => setOpen(isOpen))),
  );
}
