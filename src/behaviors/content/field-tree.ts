import { setFold, unfoldAround } from './folds';
import { isVisible } from '../is-visible';
import { onEvent } from '../on-event';
import { pickPartOf } from './pickers';
import { keepPlace } from '../reading-place';
import { markTarget } from '../navigation/target';

const FORM = '[data-finder] > form';

type Wanted = { words: string[]; isRequired: boolean };

/** The folds that were open before the fields were filtered, by the form that filters them. */
const openBefore = new WeakMap<Element, HTMLDetailsElement[]>();

onEvent('input', FORM, (panel) => filterFields(panel, true));
onEvent('submit', FORM, (panel, event) => {
  event.preventDefault();
  showNextHit(panel);
});
onEvent('click', '[data-fold-all]', ({ dataset }) =>
  keepPlace(() => {
    for (const fold of listFolds()) setFold(fold, dataset.foldAll === 'open');
  }),
);

/** Shows the fields that the form of the finder asks for, and all of them again once it is closed. */
export function filterFields(panel: HTMLElement, isOpen: boolean): void {
  const wanted = isOpen ? readForm(panel) : { words: [], isRequired: false };
  const isFiltered = wanted.words.length > 0 || wanted.isRequired;
  const before = openBefore.get(panel);
  if (isFiltered && !before)
    openBefore.set(
      panel,
      listFolds().filter(({ open }) => open),
    );
  if (isFiltered) apply(panel, wanted);
  else if (before) {
    openBefore.delete(panel);
    keepPlace(() => reset(before));
    showCount(panel, undefined);
  }
}

/** As the form says: 'Setup　DATE' → ['setup', 'date'] */
function readForm(panel: HTMLElement): Wanted {
  const [text, required] = panel.querySelectorAll('input');
  return {
    words: normalize(text?.value ?? '')
      .split(/\s+/)
      .filter(Boolean),
    isRequired: required?.checked ?? false,
  };
}

function apply(panel: HTMLElement, wanted: Wanted): void {
  const fields = listFields();
  const hits = fields.filter((field) => isHit(field, wanted));
  // A field is among those of a carrier that is not picked.
  if (hits.length > 0 && hits.every((hit) => hit.closest('[data-part][hidden]')))
    for (const hit of hits) pickPartOf(hit);
  const shown = new Set(hits.flatMap(listAround));
  for (const field of fields) {
    // The fields of a field that was found stay with it.
    const isWithin = wanted.words.length > 0 && hits.some((hit) => hit.contains(field));
    field.hidden = !shown.has(field) && !(isWithin && (!wanted.isRequired || isNeeded(field)));
    field.toggleAttribute('data-hit', wanted.words.length > 0 && hits.includes(field));
  }
  for (const hit of hits) if (wanted.words.length > 0 || hit.dataset.need) unfoldAround(hit);
  showCount(panel, hits.length);
  if (hits[0]) scrollBelow(panel, hits[0]);
}

/** The form covers what is at the top of the window. */
function scrollBelow(panel: HTMLElement, hit: HTMLElement): void {
  hit.style.scrollMarginTop = `${panel.offsetHeight}px`;
  hit.scrollIntoView();
  hit.style.scrollMarginTop = '';
}

function reset(open: HTMLDetailsElement[]): void {
  for (const field of listFields()) {
    field.hidden = false;
    field.removeAttribute('data-hit');
  }
  for (const fold of listFolds()) setFold(fold, open.includes(fold));
}

/** Whether a field has every word in its name, its description or its values, or is asked for by its path. */
function isHit(field: HTMLElement, { words, isRequired }: Wanted): boolean {
  if (isRequired && !isNeeded(field)) return false;
  const path = field.dataset.field ?? '';
  const own = [...field.children]
    .filter((part) => !part.matches('[data-field-head]') && !part.querySelector('[data-field]'))
    .map(({ textContent }) => textContent);
  const text = normalize([path.split('.').pop(), ...own].join(' '));
  return words.every((word) => (word.includes('.') ? path.startsWith(word) : text.includes(word)));
}

/** Whether a request without a field is rejected: the field is required, and so are all its parents. */
function isNeeded(field: HTMLElement): boolean {
  return listAround(field).every(({ dataset }) => dataset.need === undefined || dataset.need === 'required');
}

/** A field and those that it is in. */
function listAround(field: HTMLElement): HTMLElement[] {
  const outer = field.parentElement?.closest<HTMLElement>('[data-field]');
  return [field, ...(outer ? listAround(outer) : [])];
}

function showCount(panel: HTMLElement, hits: number | undefined): void {
  const place = panel.querySelector<HTMLElement>('[data-count]');
  const { count = '', none = '' } = place?.dataset ?? {};
  if (place) place.textContent = hits === undefined ? '' : hits === 0 ? none : count.replace('{n}', String(hits));
}

/** The first hit below the one that was shown before, or the first of all. */
function showNextHit(panel: HTMLElement): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit]')].filter(isVisible);
  const next = hits[hits.findIndex((hit) => 'target' in hit.dataset) + 1] ?? hits[0];
  if (!next) return;
  markTarget(next);
  scrollBelow(panel, next);
}

function listFields(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article [data-field]')];
}

/** The folds of objects; those of rules are the reader's own. */
function listFolds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('article details')].filter((fold) =>
    fold.querySelector('[data-field]'),
  );
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
