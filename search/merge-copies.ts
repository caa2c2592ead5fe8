import type { Corpus } from './corpus';
import type { Hit } from './hit';
import { REPRESENTATIVES } from './weights';

/**
 * Makes one hit of sections that say the same: a field with the same name and text, and a heading or the rules of pages
 * that are found by a title that they share. The one on the reader's page represents the others, then that of a page in
 * `REPRESENTATIVES`; it takes the place of the best.
 */
export function mergeCopies(corpus: Corpus, hits: Hit[], page: string | undefined): Hit[] {
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) {
    const key = toKey(corpus, hit);
    const group = groups.get(key);
    if (group) group.push(hit);
    else groups.set(key, [hit]);
  }
  const pages = [page, ...REPRESENTATIVES];
  const pageOf = ({ section }: Hit): string | undefined => corpus.sections[section]?.page;
  return [...groups.values()].map((group) => {
    const chosen = pages.map((one) => group.find((hit) => pageOf(hit) === one)).find(Boolean) ?? group[0];
    const others = group.filter((hit) => hit !== chosen);
    return { ...(chosen as Hit), copies: others.map(({ section }) => section) };
  });
}

/** Equal for hits of which one is shown. */
function toKey({ sections, copies }: Corpus, { section, inTitle, isLiteral }: Hit): number {
  const isShared = inTitle || sections[section]?.kind === 'field';
  const first = isShared ? (copies[section] ?? section) : section;
  return first * 4 + (inTitle ? 2 : 0) + (isLiteral ? 1 : 0);
}
