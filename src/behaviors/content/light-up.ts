import { showInColumn } from './example-column';
import { isVisible } from '../is-visible';

let lit: string | undefined;

/** Pointing at a field, or coming to it by keyboard, marks its line of the example; pointing at a line marks its field. */
export function startLightUp(): void {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, ({ target }) => target instanceof Element && light(target));
}

function light(target: Element): void {
  const line = target.closest<HTMLElement>('[data-line]');
  const id = line?.dataset.line ?? target.closest('[data-field]')?.id;
  if (id === lit) return;
  lit = id;
  for (const marked of document.querySelectorAll<HTMLElement>('[data-lit]')) delete marked.dataset.lit;
  if (!id) return;
  const lines = [...document.querySelectorAll<HTMLElement>(`[data-line="${id}"]`)];
  const head = line && findHead(id);
  for (const part of head ? [...lines, head] : lines) part.dataset.lit = '';
  const shown = lines.find(isVisible);
  if (!line && shown) showInColumn(shown);
}

/** The name of a field, or of the nearest one around it that is not folded. */
function findHead(id: string): HTMLElement | null {
  let field = document.getElementById(id);
  while (field && !isVisible(field)) field = field.parentElement?.closest('[data-field]') ?? null;
  return field?.querySelector<HTMLElement>('[data-field-head]') ?? null;
}
