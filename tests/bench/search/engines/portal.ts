import { openIndex, search, toAddress, type SearchIndex, type SearchResult } from '../../../../search';
import type { Engine } from './engine';

export async function open(base: string): Promise<Engine> {
  const corpus = openIndex((await (await fetch(`${base}search-index.json`)).json()) as SearchIndex);
  const engine: Engine<SearchResult> = {
    search: (query) => search(corpus, query),
    list: ({ hits }) =>
      hits.map(({ section, copies }) =>
        [section, ...copies].flatMap((one) => {
          const found = corpus.sections[one];
          return found ? [toAddress(found)] : [];
        }),
      ),
  };
  return engine as Engine;
}
