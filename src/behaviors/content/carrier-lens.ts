import { choose, getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';

const PARAMETER = 'carrier';

/**
 * The carrier that the reader works with: `<select data-lens>` on any page, `?carrier=` in its URL, the same in every tab.
 * Fields that name their carriers, `data-field` with `data-carriers`, say when it is not one of them.
 */
export function startCarrierLens(): void {
  onEvent('change', '[data-lens]', ({ value }: HTMLSelectElement) => {
    setLens(value);
    writeToUrl(value);
  });
  onChoice(apply, 'lens');
  onPage(() => {
    const named = new URLSearchParams(window.location.search).get(PARAMETER);
    if (named && listOffered().includes(named)) setLens(named);
    else apply();
  });
}

/** The carrier type, or nothing for all. */
export function getLens(): string {
  return getChoice('lens', listOffered());
}

/** Whether something with `data-carriers` is for the chosen carrier; what names none is for all. */
export function isInLens(element: HTMLElement, lens = getLens()): boolean {
  const { carriers } = element.dataset;
  return lens === '' || carriers === undefined || carriers.split(' ').includes(lens);
}

/** Chooses the carrier that the reader works with on every page; an empty string is all. */
export function setLens(carrier: string): void {
  choose('lens', carrier);
  if (carrier) choose('carrier', carrier);
}

function writeToUrl(carrier: string): void {
  const url = new URL(window.location.href);
  if (carrier) url.searchParams.set(PARAMETER, carrier);
  else url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

function apply(): void {
  const lens = getLens();
  for (const select of listLenses()) select.value = lens;
  const [select] = listLenses();
  const note = select?.dataset.unsupported?.replace('{carrier}', nameOfLens()) ?? '';
  for (const field of document.querySelectorAll<HTMLElement>('[data-field][data-carriers]'))
    // The styles show the note of the head.
    for (const part of [field, ...field.querySelectorAll<HTMLElement>(':scope > [data-field-head]')])
      if (isInLens(field, lens)) delete part.dataset.unsupported;
      else part.dataset.unsupported = note;
}

/** The name of the chosen carrier on a page. */
export function nameOfLens(): string {
  return listLenses()[0]?.selectedOptions[0]?.text ?? '';
}

function listOffered(): string[] {
  const [first] = listLenses();
  return first ? [...first.options].map(({ value }) => value) : [''];
}

function listLenses(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>('[data-lens]')];
}
