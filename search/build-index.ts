import { INDEX_VERSION, type SearchIndex, type Section, type WordGroup } from './index-format';

type Source = {
  locale: string;
  /** All sections of a locale, page by page, each page's top first. */
  sections: Section[];
  /** Titles in the other language by address, `page#anchor`. */
  otherTitles: ReadonlyMap<string, string>;
  words: WordGroup[];
};

/** The index of a locale. Equal sections give equal bytes. */
export function buildIndex({ locale, sections, otherTitles, words }: Source): SearchIndex {
  const pages: SearchIndex['pages'] = [];
  const counts: number[] = [];
  for (const { page, pageTitle } of sections) {
    if (pages.at(-1)?.[0] !== page) {
      pages.push([page, pageTitle]);
      counts.push(0);
    }
    counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return {
    v: INDEX_VERSION,
    locale,
    pages,
    n: counts,
    l: sections.map(({ level }) => level).join(''),
    t: sections.map(({ title, pageTitle }) => (title === pageTitle ? 0 : title)),
    a: sections.map(({ anchor }) => anchor),
    x: sections.map(({ text }) => text),
    c: sections.map(({ code }) => code),
    o: sections.map((section) => {
      const other = otherTitles.get(toAddress(section));
      return other === undefined || other === section.title ? 0 : other;
    }),
    words,
  };
}

/** `shipment-create#request-setup-date`; without anchor the page alone. */
export function toAddress({ page, anchor }: Pick<Section, 'page' | 'anchor'>): string {
  return anchor ? `${page}#${anchor}` : page;
}
