import { getLens } from './carrier-lens';
import { choose, getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

/**
 * Lists from which a reader picks one of several parts: an example of an operation, the carrier on which fields depend.
 * An option names its part by its value and its carrier by `data-carrier`.
 */
export function startPickers(): void {
  onEvent('change', '[data-picker]', (picker: HTMLSelectElement) => {
    show(picker);
    const carrier = carrierOf(picker.selectedOptions[0]);
    if (carrier) choose('carrier', carrier);
  });
  onChoice(showChosen, 'carrier', 'lens');
  onPage(showChosen);
}

/** Selects the part that contains an element, if it is one of several, without storing it as the reader's choice. */
export function pickPartOf(element: Element): void {
  const part = element.closest<HTMLElement>('[data-part]');
  const picker = part?.closest('[data-picked]')?.querySelector<HTMLSelectElement>('[data-picker]');
  if (!part || !picker) return;
  picker.value = part.dataset.part ?? '';
  show(picker);
}

/** A part that is shown stays while its carrier is the chosen one: a carrier has several examples. */
function showChosen(): void {
  for (const picker of document.querySelectorAll<HTMLSelectElement>('[data-picker]')) {
    const options = [...picker.options];
    hideOthers(options);
    const carrier = getChoice('carrier', [...new Set(options.map(carrierOf))]);
    if (carrierOf(picker.selectedOptions[0]) !== carrier) {
      const fitting = options.find((option) => carrierOf(option) === carrier) ?? options[0];
      if (fitting) picker.value = fitting.value;
    }
    show(picker);
  }
}

/** With a carrier chosen for the whole portal, only its parts are offered, if there are any. */
function hideOthers(options: HTMLOptionElement[]): void {
  const lens = getLens();
  const hasOwn = options.some((option) => carrierOf(option) === lens);
  for (const option of options) option.hidden = option.disabled = lens !== '' && hasOwn && carrierOf(option) !== lens;
}

function show(picker: HTMLSelectElement): void {
  const group = picker.closest('[data-picked]');
  for (const part of group?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
    if (part.closest('[data-picked]') === group) part.hidden = part.dataset.part !== picker.value;
  // For what goes by the picked part, such as the console. A `change` would store it as the reader's choice.
  picker.dispatchEvent(new Event('pick', { bubbles: true }));
}

function carrierOf(option: HTMLOptionElement | undefined): string {
  return option?.dataset.carrier ?? '';
}
