import { FIELD_LEVEL, type Corpus } from '../../../search';

/** Titles of the headings above a section on its page, from the top: 'Request body' of a field. */
export function listHeadings({ sections }: Corpus, at: number): string[] {
  const headings: string[] = [];
  const own = sections[at];
  let level = own?.level ?? 1;
  for (let index = at - 1; index >= 0 && level > 2; index -= 1) {
    const section = sections[index];
    if (!section || section.page !== own?.page || section.level < 2) break;
    if (section.level < level && section.level < FIELD_LEVEL && section.kind !== 'example') {
      headings.unshift(section.title);
      level = section.level;
    }
  }
  return headings;
}
