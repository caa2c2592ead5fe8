import type { Corpus, SearchIndex } from '../../../search';
import type * as panel from './Panel/module';

/** Why search is not there. */
export type SearchFailure = 'offline' | 'failed' | 'needs-build';

export class SearchError extends Error {
  constructor(readonly failure: SearchFailure) {
    super(failure);
    this.name = 'SearchError';
  }
}

type Loaded = { module: typeof panel; corpus: Corpus };

let loading: Promise<Loaded> | undefined;
let hasFailed = false;

/**
 * Fetches the matcher and the index, once: they serve all pages of a visit. After a failure the next call tries again,
 * past the cache.
 *
 * @throws SearchError
 */
export function loadSearch(indexUrl: string): Promise<Loaded> {
  loading ??= load(indexUrl).catch((error: unknown) => {
    loading = undefined;
    hasFailed = true;
    throw error instanceof SearchError ? error : new SearchError(navigator.onLine ? 'failed' : 'offline');
  });
  return loading;
}

async function load(indexUrl: string): Promise<Loaded> {
  // Live authoring has no index: it is made from the built pages, and the server returns a page instead.
  if (process.env.NODE_ENV === 'development') throw new SearchError('needs-build');
  const [module, response] = await Promise.all([
    import(/* webpackChunkName: "search" */ './Panel/module'),
    fetch(indexUrl, { cache: hasFailed ? 'reload' : 'default' }),
  ]);
  const isIndex = response.ok && response.headers.get('content-type')?.includes('json');
  if (!isIndex) throw new SearchError('failed');
  return { module, corpus: module.openIndex((await response.json()) as SearchIndex) };
}
