import type { Drawing } from '../../sandbox/documents/drawing/drawing';

/** All strings of a drawing in the order in which they are drawn, without those of the sample mark. */
export function listTexts({ pages }: Drawing): string[] {
  return pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
}
