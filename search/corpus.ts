import { expandAnchor } from './build-index';
import { createTextIndex, type TextIndex } from './text-index';
import { findCopies } from './copies';
import { fold, foldTexts } from './fold';
import { INDEX_VERSION, KINDS, type SearchIndex, type Section, type Task, type WordGroup } from './index-format';
import { createLexicon, tally, type Lexicon } from './lexicon';
import { maskValues, normalize } from './normalize';
import { DEPTH, KIND, SHARED_TITLE } from './weights';

/** An index that is ready to be searched. */
export type Corpus = {
  locale: string;
  sections: Section[];
  words: WordGroup[];
  tasks: Task[];
  /** Titles and content for literal comparison, see `normalize`. */
  literalTitles: TextIndex;
  literalTexts: TextIndex;
  /** Content without its values, see `maskValues`. */
  shapes: TextIndex;
  /** The same with spelling variants brought to one form, see `fold`. */
  titles: TextIndex;
  texts: TextIndex;
  /** The other names of a section: its title in the other language, its call, the words of its URL. */
  names: TextIndex;
  codes: TextIndex;
  /** Sections by what they are called wholly: their title in the other language, their call, its path. Folded. */
  aliases: Map<string, number[]>;
  lexicon: Lexicon;
  /** For each section the first one that says the same, see `mergeCopies`. */
  copies: number[];
  /** The weight of each section among sections that match equally well. */
  weights: number[];
};

/**
 * Opens a fetched index. Compared forms are made here, never fetched.
 *
 * @throws on another version of the format, so that an old page does not misread a new index
 */
export function openIndex(index: SearchIndex): Corpus {
  const version: number = index.v;
  if (version !== INDEX_VERSION) throw new Error(`The search index has version ${version}, not ${INDEX_VERSION}.`);
  const sections = toSections(index);
  const words = toWords(index);
  const read = (toText: (section: Section) => string): string[] =>
    sections.map((section) => normalize(toText(section)));
  const titles = read(({ title }) => title);
  const texts = read(({ text }) => text);
  return {
    locale: index.locale,
    sections,
    words,
    tasks: index.tasks,
    literalTitles: createTextIndex(titles),
    literalTexts: createTextIndex(texts),
    shapes: createTextIndex(texts.map(maskValues)),
    titles: createTextIndex(foldTexts(titles)),
    texts: createTextIndex(foldTexts(texts)),
    names: createTextIndex(
      foldTexts(read((section) => `${section.otherTitle} ${section.call} ${toUrlWords(section)}`)),
    ),
    codes: createTextIndex(foldTexts(read(({ code }) => code))),
    aliases: listAliases(sections),
    lexicon: createLexicon(sections, words),
    copies: findCopies(sections),
    weights: weigh(sections),
  };
}

function listAliases(sections: Section[]): Map<string, number[]> {
  const aliases = new Map<string, number[]>();
  sections.forEach(({ otherTitle, call }, section) => {
    for (const name of [otherTitle, call, call.replace(/^\w+ /, '')]) {
      const folded = fold(name).text;
      if (folded) aliases.set(folded, [...(aliases.get(folded) ?? []), section]);
    }
  });
  return aliases;
}

/** The words of a URL: 'err code' of a page, 'example sagawa' of a heading. That of a field repeats its title. */
function toUrlWords({ kind, page, anchor }: Section): string {
  return kind === 'field' ? '' : (anchor || page).replaceAll('-', ' ');
}

function toSections({ pages, n, k, l, t, a, x, c, o }: SearchIndex): Section[] {
  return pages
    .flatMap((page, number) => Array.from({ length: n[number] ?? 0 }, (_, place) => ({ page, isTop: place === 0 })))
    .map(({ page: [page, pageTitle, call = ''], isTop }, at) => {
      const level = Number(l[at]);
      const title = t[at] || pageTitle;
      return {
        kind: KINDS[Number(k[at])] ?? 'heading',
        page,
        pageTitle,
        level,
        title,
        otherTitle: o[at] || '',
        anchor: expandAnchor(a[at] ?? '', title),
        call: isTop ? call : '',
        text: x[at] ?? '',
        code: c[at] || '',
      };
    });
}

function toWords({ w: [japanese, readings, english, others] }: SearchIndex): WordGroup[] {
  const split = (words = ''): string[] => words.split('|').filter(Boolean);
  return japanese.map((ja, at) => ({
    ja,
    reading: readings[at] || ja,
    en: split(english[at]),
    also: split(others[at]),
  }));
}

/** Sections that say little by themselves weigh less: headings that many pages share, and fields deep inside an object. */
function weigh(sections: Section[]): number[] {
  const counts = tally(sections.map(({ title }) => title));
  return sections.map(({ kind, title }) => {
    const isField = kind === 'field';
    const sharing = kind === 'heading' ? Math.log2(counts.get(title) ?? 1) : 0;
    const depth = isField ? title.split('.').length - 1 : 0;
    return KIND[kind] / (1 + SHARED_TITLE * sharing) / (1 + DEPTH * depth);
  });
}
