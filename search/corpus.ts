import { convertColumn, createColumn, type Column } from './column';
import { foldText } from './fold';
import { toHiragana } from './fold-katakana';
import { FIELD_LEVEL, INDEX_VERSION, type SearchIndex, type Section, type WordGroup } from './index-format';
import { toLiteral } from './literal';
import type { Match } from './match';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { createWeights, type Weights } from './weights';
import { createWordBook, type WordBook } from './word-book';

/** An index that is ready to be searched. Compared forms are made here, never fetched, and only when they are needed. */
export type Corpus = {
  locale: string;
  sections: Section[];
  words: WordGroup[];
  /** Letter by letter. */
  titles: Column;
  texts: Column;
  /** The same with katakana as hiragana. */
  kanaTitles: Column;
  kanaTexts: Column;
  /** With spelling variants brought to one form. */
  foldedTitles: Column;
  foldedTexts: Column;
  /** Titles in the other language, letter by letter. */
  others: Column;
  /** What else names a section: its title in the other language and its address, folded. */
  names: Column;
  /** Every Latin and katakana word of the index, for typing slips. */
  vocabulary: Vocabulary;
  weights: Weights;
  /** Where terms of late were found. */
  matches: Map<string, Match>;
  wordBook: WordBook;
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
  const column = (read: (section: Section, at: number) => string): Column =>
    createColumn(sections.length, (at) => {
      const section = sections[at];
      return section ? read(section, at) : '';
    });
  const otherOf = (at: number): string => index.o[at] || '';
  const titles = column(({ title }) => toLiteral(title));
  const texts = column(({ text }) => toLiteral(text));
  return {
    locale: index.locale,
    sections,
    words: index.words,
    titles,
    texts,
    kanaTitles: convertColumn(titles, toHiragana),
    kanaTexts: convertColumn(texts, toHiragana),
    foldedTitles: column(({ title }) => foldText(title)),
    foldedTexts: column(({ text }) => foldText(text)),
    others: column((_, at) => toLiteral(otherOf(at))),
    names: column((section, at) => foldText(`${otherOf(at)} ${toName(section)}`)),
    vocabulary: createVocabulary(sections, index.words),
    weights: createWeights(sections),
    matches: new Map(),
    wordBook: createWordBook(index.words),
  };
}

/** Makes whatever `search` will need, in small steps, while nobody waits for it. */
export function* prepare(corpus: Corpus): Generator<undefined> {
  const { titles, texts, kanaTitles, kanaTexts, foldedTitles, foldedTexts, others, names, vocabulary } = corpus;
  for (const part of [titles, texts, kanaTitles, kanaTexts, foldedTitles, foldedTexts, others, names, vocabulary]) {
    while (part.grow()) yield;
  }
}

/** The words of an address: 'err-code' of a page, 'example-sagawa' of a heading. That of a field repeats its title. */
function toName({ level, page, anchor }: Section): string {
  return level === FIELD_LEVEL ? '' : (anchor || page).replaceAll('-', ' ');
}

function toSections({ pages, n, l, t, a, x, c }: SearchIndex): Section[] {
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
        code: c[at] ?? 0,
      });
    }
  });
  return sections;
}
