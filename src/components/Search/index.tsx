import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useRef, type ReactNode } from 'react';
import SearchButton from './SearchButton';
import SearchDialog, { type SearchDialogHandle } from './SearchDialog';
import { loadSearch } from './load-search';
import useFocusTarget from './useFocusTarget';
import useSearchShortcuts from './useSearchShortcuts';

/** The control in the navbar and the dialog that it opens. Index and matcher come when search is first wanted. */
export default function Search(): ReactNode {
  const dialog = useRef<SearchDialogHandle>(null);
  const { version } = usePluginData('search-index') as { version: string };
  const indexUrl = `${useBaseUrl('search-index.json')}?v=${version}`;
  // A failure shows when the dialog is open; until then nobody waits for it.
  const prepare = (): void => void loadSearch(indexUrl).catch(() => undefined);

  useFocusTarget();
  useSearchShortcuts({
    onToggle: () => dialog.current?.toggle(),
    onOpen: () => dialog.current?.open(),
  });

  return (
    <>
      <SearchButton onOpen={() => dialog.current?.open()} onWanted={prepare} />
      <SearchDialog ref={dialog} indexUrl={indexUrl} />
    </>
  );
}
