import { getChoice, onChoice } from '../choices';
import { onPage } from '../lifecycle';
import { setLens } from './carrier-lens';

/** The reader's filter: the scope of the carriers, and the features that they must support. */
type Filter = { scope: string; needs: string[] };

/**
 * Narrows the table of carriers to a scope and to the capabilities that are needed. The filter is in the URL,
 * `?scope=domestic&needs=cash,time`, so that it can be shared and outlasts a reload.
 */
export function start(): void {
  document.addEventListener('change', ({ target }) => {
    const matrix = target instanceof Element ? target.closest<HTMLElement>('[data-matrix]') : null;
    if (matrix) apply(matrix, readForm(matrix));
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-relaxed]') : null;
    const matrix = button?.closest<HTMLElement>('[data-matrix]');
    if (!button || !matrix) return;
    apply(matrix, readUrl(button.dataset.relaxed ?? ''));
    const kept = matrix.querySelectorAll<HTMLElement>('input:checked');
    kept[kept.length - 1]?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    const head = target instanceof Element ? target.closest<HTMLElement>('[data-matrix] th[data-carrier]') : null;
    if (head) setLens(head.ariaCurrent ? '' : (head.dataset.carrier ?? ''));
  });
  onChoice(markChosen, 'lens');
  onPage(applyUrl);
  applyUrl();
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

function readForm(matrix: Element): Filter {
  const checked = [...matrix.querySelectorAll<HTMLInputElement>('input:checked')];
  return {
    scope: checked.find(({ type }) => type === 'radio')?.value ?? 'all',
    needs: checked.filter(({ type }) => type === 'checkbox').map(({ value }) => value),
  };
}

function readUrl(query: string): Filter {
  const parameters = new URLSearchParams(query);
  return {
    scope: parameters.get('scope') ?? 'all',
    needs: (parameters.get('needs') ?? '').split(',').filter(Boolean),
  };
}

/** Returns the query string of a filter: `?needs=cash`, without what is not filtered. */
function toQuery({ scope, needs }: Filter): string {
  const parameters = new URLSearchParams(window.location.search);
  if (scope === 'all') parameters.delete('scope');
  else parameters.set('scope', scope);
  if (needs.length === 0) parameters.delete('needs');
  else parameters.set('needs', needs.join(','));
  const query = parameters.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

function apply(matrix: HTMLElement, wished: Filter): void {
  const filter = writeForm(matrix, wished);
  const heads = listHeads(matrix);
  const left = heads.filter((head) => fits(head, filter)).map(({ dataset }) => dataset.carrier);
  for (const cell of matrix.querySelectorAll<HTMLElement>('[data-carrier]'))
    cell.hidden = !left.includes(cell.dataset.carrier);
  const { pathname, hash } = window.location;
  const query = toQuery(filter);
  if (query !== window.location.search) history.replaceState(history.state, '', pathname + query + hash);
  orderFeatures(matrix, filter.needs);
  showCount(matrix, heads);
  offerRelaxed(matrix, heads, filter);
}

/** Ticks what the filter names. What the form does not know, such as a misspelt need of a URL, is no part of the filter. */
function writeForm(matrix: HTMLElement, { scope, needs }: Filter): Filter {
  const inputs = [...matrix.querySelectorAll<HTMLInputElement>('input')];
  const isKnown = inputs.some(({ type, value }) => type === 'radio' && value === scope);
  for (const input of inputs)
    input.checked = input.type === 'radio' ? input.value === (isKnown ? scope : 'all') : needs.includes(input.value);
  return readForm(matrix);
}

function fits(head: HTMLElement, { scope, needs }: Filter): boolean {
  const supported = (head.dataset.supports ?? '').split(' ');
  return (scope === 'all' || head.dataset.scope === scope) && needs.every((need) => supported.includes(need));
}

/** Moves the required features to the top, in the order of the table. */
function orderFeatures(matrix: HTMLElement, needs: string[]): void {
  const rows = [...matrix.querySelectorAll<HTMLElement>('[data-feature]')];
  const rank = ({ dataset }: HTMLElement): number =>
    Number(dataset.at) - (needs.includes(dataset.feature ?? '') ? rows.length : 0);
  for (const row of rows) row.toggleAttribute('data-needed', needs.includes(row.dataset.feature ?? ''));
  rows[0]?.parentElement?.append(...rows.sort((one, other) => rank(one) - rank(other)));
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
  const all = { filter: { scope: 'all', needs: [] }, words: place.dataset.all ?? '' };
  const useful = choices.filter(({ count }) => count > 0);
  place.replaceChildren(...(isEmpty ? [renderWords(place), renderButtons(matrix, [...useful, all])] : []));
}

type Choice = { filter: Filter; words: string; without?: string };

function renderWords(place: HTMLElement): HTMLElement {
  const words = document.createElement('p');
  words.textContent = place.dataset.none ?? '';
  return words;
}

function renderButtons(matrix: HTMLElement, choices: Choice[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { filter, words, without } of choices) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.relaxed = toQuery(filter);
    button.textContent = words.replace('{condition}', without === undefined ? '' : nameOf(matrix, without));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  return list;
}

/** Every filter that has one condition less, and which. */
function listRelaxed({ scope, needs }: Filter): { without: string; filter: Filter }[] {
  return [
    ...needs.map((without) => ({ without, filter: { scope, needs: needs.filter((need) => need !== without) } })),
    ...(scope === 'all' ? [] : [{ without: scope, filter: { scope: 'all', needs } }]),
  ];
}

function nameOf(matrix: HTMLElement, value: string): string {
  return matrix.querySelector(`input[value="${value}"]`)?.parentElement?.textContent.trim() ?? value;
}
