import { useState } from 'react';
import { loadSearch, SearchError, type SearchFailure } from './load-search';

/** Why the search is not there: it is loading, or it failed. */
export type Missing = 'waiting' | SearchFailure;

export type SearchPart = { state: Missing } | ({ state: 'ready' } & Awaited<ReturnType<typeof loadSearch>>);

/** The part of search that is fetched when it is wanted, how that goes, and what fetches it, again after a failure. */
export default function useSearchPart(indexUrl: string): [part: SearchPart, load: () => void] {
  const [part, setPart] = useState<SearchPart>({ state: 'waiting' });

  const load = (): void => {
    if (part.state === 'ready') return;
    setPart({ state: 'waiting' });
    loadSearch(indexUrl).then(
      (loaded) => setPart({ state: 'ready', ...loaded }),
      (error: unknown) => setPart({ state: error instanceof SearchError ? error.failure : 'failed' }),
    );
  };
  return [part, load];
}
