import { hydrateRoot } from 'react-dom/client';
import CrashBoundary from '../components/CrashBoundary';
import Search, { type SearchPlace } from '../components/Search';

/** Lets React take over the search control and the dialog, which the build rendered into the page. */
export function hydrateSearch(host: HTMLElement): void {
  const place = JSON.parse(host.dataset.search ?? '{}') as SearchPlace;
  hydrateRoot(
    host,
    <CrashBoundary>
      <Search {...place} />
    </CrashBoundary>,
  );
}
