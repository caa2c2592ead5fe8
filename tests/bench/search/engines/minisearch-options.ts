import type { Options } from 'minisearch';

/** The same options make the index and read it. */
export function toMiniSearchOptions(locale: string): Options {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return {
    fields: ['title', 'page', 'text'],
    idField: 'id',
    tokenize: (text) =>
      [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, text: 2, page: 1 }, combineWith: 'AND' },
  };
}
