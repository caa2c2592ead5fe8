import { openIndex, prepare, search, toAddress, type SearchIndex, type SearchResult } from '../../../../search';
import type { Engine } from './engine';

export async function open(base: string): Promise<Engine> {
  const corpus = openIndex((await (await fetch(`${base}search-index.json`)).json()) as SearchIndex);
  const engine: Engine<SearchResult> = {
    search: (query) => search(corpus, query),
    rest() {
      const preparation = prepare(corpus);
      while (!preparation.next().done);
    },
    list: ({ hits }) =>
      hits.flatMap(({ section }) => {
        const found = corpus.sections[section];
        return found ? [toAddress(found)] : [];
      }),
  };
  return engine as Engine;
}
