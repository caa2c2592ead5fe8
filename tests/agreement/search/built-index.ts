import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex, type Corpus, type SearchIndex, type WordGroup } from '../../../search';
import { BUILD } from '../built-site';
import type { Locale } from '../page-ids';

/** A section as it is in the index file, read without the search's own code; `names` are those that only its code has. */
export type BuiltSection = { address: string; page: string; title: string; text: string; names: string };

export type BuiltIndex = { corpus: Corpus; sections: BuiltSection[]; words: WordGroup[] };

/** The index that a reader of a locale fetches, opened, and its sections in its order. */
export function readBuiltIndex(locale: Locale): BuiltIndex {
  const file = join(BUILD, locale === 'en' ? 'en' : '', 'search-index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndex;
  const pageOf = index.n.flatMap((count, page) => Array.from({ length: count }, () => page));
  const sections = index.x.map((text, at) => {
    const [page = '', pageTitle = ''] = index.pages[pageOf[at] ?? -1] ?? [];
    const title = index.t[at] || pageTitle;
    // A tilde is replaced with the title of a field: 'request~' of setup.date is request-setup-date.
    const anchor = (index.a[at] ?? '').replace('~', `-${title.replaceAll('.', '-')}`);
    return { address: anchor ? `${page}#${anchor}` : page, page, title, text, names: index.c[at] || '' };
  });
  const corpus = openIndex(index);
  return { corpus, sections, words: corpus.words };
}
