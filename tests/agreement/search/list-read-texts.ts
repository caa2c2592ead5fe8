import type { Element } from 'hast';
import { selectAll, toText } from '../built-site';

/** Elements that contain text and no other elements of that kind. */
const TEXTS = 'h1, h2[id], h3[id], h4[id], p:not([data-field-head]), td, li:not(:has(p, ul, ol, div))';
const CONTROLS =
  'nav, label, button, select, svg, [data-proof], [role=status], [role=tablist], [data-bar], [data-aside], #next ~ *, [data-rules-of], [data-search=no]';

/**
 * Lists the strings of an article that a reader reads, element by element. Code, controls, links onwards and long lists of
 * codes are not read.
 */
export function listReadTexts(article: Element): string[] {
  const controls = new Set(selectAll(CONTROLS, article).flatMap((control) => [control, ...selectAll('*', control)]));
  return selectAll(TEXTS, article)
    .filter((element) => !controls.has(element) && selectAll(CONTROLS, element).length === 0)
    .map((element) =>
      toText(element)
        .replace(/\u200b/g, '')
        .trim(),
    );
}
