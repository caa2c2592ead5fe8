import { onPage } from '../lifecycle';

/** Characters that a string of one of the languages can't contain, as their JSON escapes: '`', '${' */
const ESCAPES: Record<string, string> = { '`': '\\u0060', '${': '\\u0024{' };

/** Samples contain the body of the picked example, and in its place what the reader has made of it in Try it. */
export function startSampleBody(): void {
  for (const type of ['pick', 'click'])
    document.addEventListener(type, ({ target }) => {
      const column = target instanceof Element ? target.closest('[data-examples]') : null;
      // The field of Try it follows a pick later.
      if (column) fill(column, type === 'pick' ? undefined : column.querySelector('textarea')?.value);
    });
  const fillAll = (): void => {
    for (const column of document.querySelectorAll('[data-examples]')) fill(column);
  };
  onPage(fillAll);
}

function fill(column: Element, draft = ''): void {
  const places = column.querySelectorAll('[data-body]');
  const example = column.querySelector('[data-part]:not([hidden]) code') ?? column.querySelector('code');
  if (places.length === 0 || !example) return;
  const isEdited = draft.trim() !== '' && draft !== example.textContent;
  for (const place of places) {
    if (isEdited) place.textContent = draft.replaceAll(/`|\$\{/g, (sign) => ESCAPES[sign] ?? sign);
    else place.replaceChildren(...copy(example).childNodes);
  }
  for (const note of column.querySelectorAll<HTMLElement>('[data-edited]')) note.hidden = !isEdited;
}

/** The lines of an example, without what connects them to the fields of the page. */
function copy(example: Element): Node {
  const copied = example.cloneNode(true) as Element;
  for (const line of copied.querySelectorAll('[data-line]')) line.replaceWith(...line.childNodes);
  return copied;
}
