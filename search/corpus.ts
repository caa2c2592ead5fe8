import { createColumn, type Column } from './column';
import { foldText } from './fold';
import { INDEX_VERSION, type SearchIndex, type Section, type WordGroup } from './index-format';
import { toLiteral } from './literal';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** An index that is ready to be searched. Compared forms are made here, never fetched, and only when they are needed. */
export type Corpus = {
  locale: string;
  sections: Section[];
  words: WordGroup[];
  titles: Column;
  texts: Column;
  /** Titles in the other language. */
  others: Column;
  foldedTitles: Column;
  foldedTexts: Column;
  /** Every Latin and katakana word of the index, for typing slips. */
  vocabulary: Vocabulary;
};

/**
 * Opens a fetched index.
 *
 * @throws on another version of the format, so that an old page does not misread a new index.
 */
export function openIndex(index: SearchIndex): Corpus {
  const version: number = index.v;
  if (version !== INDEX_VERSION) throw new Error(`The search index has version ${version}, not ${INDEX_VERSION}.`);
  const sections = toSections(index);
  const column = (read: (section: number) => string): Column => createColumn(sections.length, read);
  const titleOf = (section: number): string => sections[section]?.title ?? '';
  const textOf = (section: number): string => sections[section]?.text ?? '';
  return {
    locale: index.locale,
    sections,
    words: index.words,
    titles: column((section) => toLiteral(titleOf(section))),
    texts: column((section) => toLiteral(textOf(section))),
    others: column((section) => toLiteral(index.o[section] || '')),
    foldedTitles: column((section) => foldText(titleOf(section))),
    foldedTexts: column((section) => foldText(textOf(section))),
    vocabulary: createVocabulary(sections),
  };
}

/** Makes whatever `search` will need, in small steps, while nobody waits for it. */
export function* prepare(corpus: Corpus): Generator<undefined> {
  const { titles, texts, foldedTitles, foldedTexts, others, vocabulary } = corpus;
  for (const part of [titles, texts, foldedTitles, foldedTexts, others, vocabulary]) while (part.grow()) yield;
}

function toSections({ pages, n, l, t, a, x }: SearchIndex): Section[] {
  const sections: Section[] = [];
  pages.forEach(([page, pageTitle], number) => {
    for (let count = n[number] ?? 0; count > 0; count -= 1) {
      const at = sections.length;
      sections.push({
        page,
        pageTitle,
        level: Number(l[at]),
        title: t[at] || pageTitle,
        anchor: a[at] ?? '',
        text: x[at] ?? '',
      });
    }
  });
  return sections;
}
