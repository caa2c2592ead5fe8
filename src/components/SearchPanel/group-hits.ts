import { isSimilar, type Corpus, type Hit } from '../../../search';

/** Hits that stand beside each other and lead to the same page. */
export type Group = { title: string; first: number; hits: Hit[] };

/** Groups neighbours of one page. Their order does not change; similar hits begin a group of their own. */
export function toGroups({ sections }: Corpus, hits: Hit[]): Group[] {
  const groups: (Group & { page: string; isSimilar: boolean })[] = [];
  hits.forEach((hit, index) => {
    const { page = '', pageTitle = '' } = sections[hit.section] ?? {};
    const last = groups.at(-1);
    if (last?.page === page && last.isSimilar === isSimilar(hit.tier)) last.hits.push(hit);
    else groups.push({ title: pageTitle, first: index, hits: [hit], page, isSimilar: isSimilar(hit.tier) });
  });
  return groups;
}

/** Titles of the headings above a section on its page, from the top: 'Request body' of a field. */
export function listHeadings({ sections }: Corpus, at: number): string[] {
  const headings: string[] = [];
  const own = sections[at];
  let level = own?.level ?? 1;
  for (let index = at - 1; index >= 0 && level > 2; index -= 1) {
    const section = sections[index];
    if (!section || section.page !== own?.page || section.level < 2) break;
    const isExample = section.anchor.startsWith('example-');
    if (section.level < level && section.level < FIELD_LEVEL && !isExample) {
      headings.unshift(section.title);
      level = section.level;
    }
  }
  return headings;
}

const FIELD_LEVEL = 5;
