// Difference from the theme: a search over the portal's own index instead of DocSearch; the package's translated words stay in use.
// From: @docusaurus/theme-search-algolia 3.10.2.
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import Search, { type SearchPlace } from '../../components/Search';

export default function SearchBar(): ReactNode {
  const { version } = usePluginData('search-index') as { version: string };
  const place: SearchPlace = { baseUrl: useBaseUrl('/'), indexUrl: `${useBaseUrl('search-index.json')}?v=${version}` };
  return (
    <div data-search={JSON.stringify(place)}>
      <Search {...place} />
    </div>
  );
}
