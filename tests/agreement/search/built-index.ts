import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex, type Corpus, type SearchIndex } from '../../../search';
import { BUILD } from '../built-site';
import type { Locale } from '../page-ids';

/** A section as the index file holds it, read without the search's own code. */
export type BuiltSection = { address: string; page: string; title: string; text: string };

export type BuiltIndex = { corpus: Corpus; sections: BuiltSection[] };

/** The index that a reader of a locale fetches, opened, and its sections in its order. */
export function readBuiltIndex(locale: Locale): BuiltIndex {
  const file = join(BUILD, locale === 'en' ? 'en' : '', 'search-index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as SearchIndex;
  const pageOf = index.n.flatMap((count, page) => Array.from({ length: count }, () => page));
  const sections = index.x.map((text, at) => {
    const [page = '', pageTitle = ''] = index.pages[pageOf[at] ?? -1] ?? [];
    const anchor = index.a[at] ?? '';
    return { address: anchor ? `${page}#${anchor}` : page, page, title: index.t[at] || pageTitle, text };
  });
  return { corpus: openIndex(index), sections };
}
