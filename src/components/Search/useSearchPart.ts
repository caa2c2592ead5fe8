import { useCallback, useEffect, useState } from 'react';
import { loadSearch, SearchError, type SearchFault } from './load-search';

type Loaded = Awaited<ReturnType<typeof loadSearch>>;

export type SearchPart =
  | { state: 'waiting' }
  | { state: 'ready'; loaded: Loaded }
  | { state: 'failed'; fault: SearchFault; retry: () => void };

/** The part of search that is fetched when it is wanted, and how that goes. */
export default function useSearchPart(indexUrl: string, isWanted: boolean): SearchPart {
  const [part, setPart] = useState<{ loaded?: Loaded; fault?: SearchFault }>({});

  const load = useCallback(
    (isRetry: boolean) => {
      loadSearch(indexUrl, isRetry).then(
        (loaded) => setPart({ loaded }),
        (error: unknown) => setPart({ fault: error instanceof SearchError ? error.fault : 'failed' }),
      );
    },
    [indexUrl],
  );
  useEffect(() => {
    if (isWanted) load(false);
  }, [isWanted, load]);

  if (part.loaded) return { state: 'ready', loaded: part.loaded };
  if (!part.fault) return { state: 'waiting' };
  const retry = (): void => {
    setPart({});
    load(true);
  };
  return { state: 'failed', fault: part.fault, retry };
}
