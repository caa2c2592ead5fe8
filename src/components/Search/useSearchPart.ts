import { useState } from 'react';
import { loadSearch, SearchError, type SearchFault } from './load-search';

type Loaded = Awaited<ReturnType<typeof loadSearch>>;

export type SearchPart =
  { state: 'waiting' } | { state: 'ready'; loaded: Loaded } | { state: 'failed'; fault: SearchFault };

/** The part of search that is fetched when it is wanted, how that goes, and what fetches it, again after a failure. */
export default function useSearchPart(indexUrl: string): [part: SearchPart, load: () => void] {
  const [part, setPart] = useState<SearchPart>({ state: 'waiting' });

  const load = (): void => {
    if (part.state === 'ready') return;
    setPart({ state: 'waiting' });
    loadSearch(indexUrl).then(
      (loaded) => setPart({ state: 'ready', loaded }),
      (error: unknown) => setPart({ state: 'failed', fault: error instanceof SearchError ? error.fault : 'failed' }),
    );
  };
  return [part, load];
}
