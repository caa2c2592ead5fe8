import { hydrateRoot } from 'react-dom/client';
import CrashBoundary from '../components/CrashBoundary';
import Search, { type SearchHandle, type SearchPlace } from '../components/Search';

export type { SearchHandle };

/** Lets React take over the search control and the dialog, which the build rendered into the page. */
export function hydrateSearch(host: HTMLElement): Promise<SearchHandle> {
  const place = JSON.parse(host.dataset.search ?? '{}') as SearchPlace;
  return new Promise((resolve) => {
    hydrateRoot(
      host,
      <CrashBoundary>
        <Search {...place} onReady={resolve} />
      </CrashBoundary>,
    );
  });
}
