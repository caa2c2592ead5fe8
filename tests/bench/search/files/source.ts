import type { Section, Task, WordGroup } from '../../../../search';

/** The source of an engine's files, and their folder. */
export type Source = {
  locale: string;
  sections: Section[];
  words: WordGroup[];
  tasks: Task[];
  dir: string;
};

/** Sections page by page, the top of each page first. */
export function groupByPage(sections: Section[]): Section[][] {
  const pages = new Map<string, Section[]>();
  for (const section of sections) {
    const page = pages.get(section.page);
    if (page) page.push(section);
    else pages.set(section.page, [section]);
  }
  return [...pages.values()];
}
