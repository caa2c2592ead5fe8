import { useEffect, useRef, type ReactNode } from 'react';
import SearchButton from './SearchButton';
import SearchDialog, { type SearchDialogHandle } from './SearchDialog';
import { loadSearch } from './load-search';
import useSearchShortcuts from './useSearchShortcuts';

/** Where the pages of the language begin and where their index is. */
export type SearchPlace = { baseUrl: string; indexUrl: string };
export type SearchHandle = { prepare: () => void; adopt: () => void };

type Props = SearchPlace & { onReady?: (handle: SearchHandle) => void };

/** The control in the navbar and the dialog that it opens. Index and matcher come when search is first wanted. */
export default function Search({ baseUrl, indexUrl, onReady }: Props): ReactNode {
  const dialog = useRef<SearchDialogHandle>(null);

  useEffect(() => {
    onReady?.({ prepare: () => prepare(indexUrl), adopt: () => dialog.current?.adopt() });
  }, [indexUrl, onReady]);
  useSearchShortcuts({
    onToggle: () => dialog.current?.toggle(),
    onOpen: () => dialog.current?.open(),
  });

  return (
    <>
      <SearchButton onOpen={() => dialog.current?.open()} onWanted={() => prepare(indexUrl)} />
      <SearchDialog ref={dialog} baseUrl={baseUrl} indexUrl={indexUrl} />
    </>
  );
}

/** A failure shows when the dialog is open; until then nobody waits for it. */
function prepare(indexUrl: string): void {
  loadSearch(indexUrl).catch(() => undefined);
}
