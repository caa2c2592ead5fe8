import { getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { onEvent } from '../on-event';
import { renderElement } from '../render-element';
import { setLens } from './carrier-lens';

const PARTS = ['scope', 'needs', 'carriers'] as const;

/** The reader's filter: the scope of the carriers, the features that they must support, and those to compare. */
type Filter = Record<(typeof PARTS)[number], string[]>;

/**
 * Narrows the table of carriers to a scope, to the features that are needed, and to the carriers to compare. The filter is
 * in the URL, `?scope=domestic&needs=cash,time`, so that it can be shared and outlasts a reload.
 */
export function start(): void {
  onEvent('change', '[data-matrix]', (matrix) => apply(matrix, readForm(matrix)));
  onEvent('click', '[data-relaxed]', (button) => {
    const matrix = button.closest<HTMLElement>('[data-matrix]');
    if (!matrix) return;
    apply(matrix, readUrl(button.dataset.relaxed ?? ''));
    const kept = matrix.querySelectorAll<HTMLElement>('input:checked');
    kept[kept.length - 1]?.focus();
  });
  onEvent('click', '[data-matrix] th[data-carrier]', ({ ariaCurrent, dataset }) =>
    setLens(ariaCurrent ? '' : (dataset.carrier ?? '')),
  );
  onChoice(markChosen, 'lens');
  onPage(applyUrl);
}

function applyUrl(): void {
  for (const matrix of document.querySelectorAll<HTMLElement>('[data-matrix]'))
    apply(matrix, readUrl(window.location.search));
  markChosen();
}

/** Marks the column of the carrier that the reader works with. */
function markChosen(): void {
  const heads = listHeads(document);
  const types = heads.map(({ dataset }) => dataset.carrier ?? '');
  const chosen = getChoice('lens', ['', ...types]);
  for (const head of heads) {
    head.ariaCurrent = head.dataset.carrier === chosen ? 'true' : null;
    head.querySelector('button')?.setAttribute('aria-pressed', String(head.dataset.carrier === chosen));
  }
  for (const cell of document.querySelectorAll<HTMLElement>('[data-matrix] td'))
    cell.toggleAttribute('data-chosen', cell.dataset.carrier === chosen);
}

function listHeads(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('th[data-carrier]')];
}

/** The checked values of each part; the scope of all carriers has an empty value. */
function readForm(matrix: Element): Filter {
  const checked = [...matrix.querySelectorAll<HTMLInputElement>('input:checked')];
  return toFilter((part) => checked.flatMap(({ name, value }) => (name === part && value ? [value] : [])));
}

function readUrl(query: string): Filter {
  const parameters = new URLSearchParams(query);
  return toFilter((part) => (parameters.get(part) ?? '').split(',').filter(Boolean));
}

function toFilter(read: (part: keyof Filter) => string[]): Filter {
  return Object.fromEntries(PARTS.map((part) => [part, read(part)])) as Filter;
}

/** Returns the query string of a filter: `?needs=cash`, without what is not filtered. */
function toQuery(filter: Filter): string {
  const parameters = new URLSearchParams(window.location.search);
  for (const part of PARTS) {
    if (filter[part].length === 0) parameters.delete(part);
    else parameters.set(part, filter[part].join(','));
  }
  const query = parameters.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

function apply(matrix: HTMLElement, wished: Filter): void {
  const filter = writeForm(matrix, wished);
  const heads = listHeads(matrix);
  const left = heads.filter((head) => fits(head, filter)).map(({ dataset }) => dataset.carrier);
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-carrier]'))
    cell.hidden = !left.includes(cell.dataset.carrier);
  matrix.style.setProperty('--columns', String(left.length));
  const { pathname, hash } = window.location;
  const query = toQuery(filter);
  if (query !== window.location.search) history.replaceState(history.state, '', pathname + query + hash);
  for (const row of matrix.querySelectorAll<HTMLElement>('[data-feature]'))
    row.toggleAttribute('data-needed', filter.needs.includes(row.dataset.feature ?? ''));
  showCount(matrix, heads);
  offerRelaxed(matrix, heads, filter);
}

/** Ticks what the filter names. What the form does not know, such as a misspelt need of a URL, is no part of the filter. */
function writeForm(matrix: HTMLElement, wished: Filter): Filter {
  // The scope of all carriers, which has an empty value, comes first: a known one in the URL replaces it.
  for (const input of matrix.querySelectorAll<HTMLInputElement>('input'))
    input.checked = input.value === '' || wished[input.name as keyof Filter].includes(input.value);
  return readForm(matrix);
}

function fits({ dataset }: HTMLElement, { scope, needs, carriers }: Filter): boolean {
  const supported = (dataset.supports ?? '').split(' ');
  const isOneOf = (values: string[], value = ''): boolean => values.length === 0 || values.includes(value);
  return (
    isOneOf(scope, dataset.scope) &&
    isOneOf(carriers, dataset.carrier) &&
    needs.every((need) => supported.includes(need))
  );
}

function showCount(matrix: HTMLElement, heads: HTMLElement[]): void {
  const count = matrix.querySelector<HTMLElement>('[data-count]');
  const shown = heads.filter(({ hidden }) => !hidden).length;
  if (count)
    count.textContent = (count.dataset.count ?? '')
      .replace('{n}', String(shown))
      .replace('{all}', String(heads.length));
}

/** Where no carrier is left: a button for each condition without which some are, with their number, and one for all. */
function offerRelaxed(matrix: HTMLElement, heads: HTMLElement[], filter: Filter): void {
  const place = matrix.querySelector<HTMLElement>('[data-relax]');
  if (!place) return;
  const isEmpty = heads.every(({ hidden }) => hidden);
  place.toggleAttribute('data-empty', isEmpty);
  const choices = listRelaxed(filter).map((relaxed) => {
    const count = heads.filter((head) => fits(head, relaxed.filter)).length;
    return { ...relaxed, count, words: (place.dataset.relax ?? '').replace('{n}', String(count)) };
  });
  const all = { filter: toFilter(() => []), words: place.dataset.all ?? '' };
  const useful = choices.filter(({ count }) => count > 0);
  const words = renderElement('p', {}, place.dataset.none ?? '');
  place.replaceChildren(...(isEmpty ? [words, renderButtons(matrix, [...useful, all])] : []));
}

type Choice = { filter: Filter; words: string; without?: string };

function renderButtons(matrix: HTMLElement, choices: Choice[]): HTMLElement {
  const items = choices.map(({ filter, words, without }) => {
    const condition = without === undefined ? '' : nameOf(matrix, without);
    const button = renderElement('button', { type: 'button' }, words.replace('{condition}', condition));
    button.dataset.relaxed = toQuery(filter);
    return renderElement('li', {}, button);
  });
  return renderElement('ul', {}, ...items);
}

/** Every filter that has one condition less, and which. The carriers to compare are one condition. */
function listRelaxed(filter: Filter): { without: string; filter: Filter }[] {
  const { scope, needs, carriers } = filter;
  return [
    ...needs.map((without) => ({ without, filter: { ...filter, needs: needs.filter((need) => need !== without) } })),
    ...scope.map((without) => ({ without, filter: { ...filter, scope: [] } })),
    ...(carriers.length > 0 ? [{ without: carriers.join(','), filter: { ...filter, carriers: [] } }] : []),
  ];
}

/** The names of values, as the form has them. */
function nameOf(matrix: HTMLElement, values: string): string {
  const names = values
    .split(',')
    .map((value) => matrix.querySelector(`input[value="${value}"]`)?.parentElement?.textContent.trim() ?? value);
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}
