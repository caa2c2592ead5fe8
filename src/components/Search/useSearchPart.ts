import { useState } from 'react';
import { loadSearch, SearchError, type SearchFailure } from './load-search';

type Loaded = Awaited<ReturnType<typeof loadSearch>>;

export type SearchPart =
  { state: 'waiting' } | { state: 'ready'; loaded: Loaded } | { state: 'failed'; failure: SearchFailure };

/** The part of search that is fetched when it is wanted, how that goes, and what fetches it, again after a failure. */
export default function useSearchPart(indexUrl: string): [part: SearchPart, load: () => void] {
  const [part, setPart] = useState<SearchPart>({ state: 'waiting' });

  const load = (): void => {
    if (part.state === 'ready') return;
    setPart({ state: 'waiting' });
    loadSearch(indexUrl).then(
      (loaded) => setPart({ state: 'ready', loaded }),
      (error: unknown) =>
        setPart({ state: 'failed', failure: error instanceof SearchError ? error.failure : 'failed' }),
    );
  };
  return [part, load];
}
