import type { Section } from './index-format';
import { REPRESENTATIVES } from './weights';

export type Hit = {
  /** Number of the section in the corpus. */
  section: number;
  /** Whether the title matches: in any spelling, in the words of the query, or wholly in the other language. */
  inTitle: boolean;
  /** Whether the title contains the query letter by letter. */
  isTitled: boolean;
  /** Whether the title or the text contains the query letter by letter. */
  isLiteral: boolean;
  /** The text to mark as found: the query, or the words that were found in its place. */
  shown: string;
  score: number;
  /** Sections that say the same as this one, such as a field that several operations share. */
  copies: number[];
};

/** Sections, and for each the first one that says the same. */
type Copied = { sections: Section[]; copies: number[] };

/** For each section the first one that says the same. */
export function findCopies(sections: Section[]): number[] {
  const firsts = new Map<string, number>();
  return sections.map(({ kind, title, text }, section) => {
    if (kind !== 'field' && kind !== 'heading' && kind !== 'rule') return section;
    const key = kind === 'heading' ? title : `${title.split('.').at(-1)}\n${text}`;
    const first = firsts.get(key) ?? section;
    firsts.set(key, first);
    return first;
  });
}

/**
 * Merges the hits of sections with the same content: fields and rules with the same name and text, and headings with the
 * same title on several pages. The section on the reader's page represents the others, or else the one on a page in
 * `REPRESENTATIVES`; it gets the rank of the best.
 */
export function mergeCopies(corpus: Copied, hits: Hit[], page: string | undefined): Hit[] {
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
    const first = group[0] as Hit;
    if (group.length === 1) return first;
    const chosen = pages.map((one) => group.find((hit) => pageOf(hit) === one)).find(Boolean) ?? first;
    const others = group.filter((hit) => hit !== chosen);
    return { ...chosen, copies: others.map(({ section }) => section) };
  });
}

/** Equal for hits of which one is shown. */
function toKey({ sections, copies }: Copied, { section, inTitle, isLiteral }: Hit): number {
  const isShared = inTitle || sections[section]?.kind !== 'heading';
  const first = isShared ? (copies[section] ?? section) : section;
  return first * 4 + (inTitle ? 2 : 0) + (isLiteral ? 1 : 0);
}
