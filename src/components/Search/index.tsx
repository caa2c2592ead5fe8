import { useEffect, useRef, type ReactNode } from 'react';
import { provideSearch } from '../../behaviors/chrome/search-handle';
import SearchButton from './SearchButton';
import SearchDialog, { type SearchDialogHandle } from './SearchDialog';
import { loadSearch } from './load-search';

/** Where the pages of the language begin and where their index is. */
export type SearchPlace = { baseUrl: string; indexUrl: string };

/**
 * The control in the navbar and the dialog that `src/behaviors/chrome/search.ts` opens. Index and matcher come when search
 * is first wanted.
 */
export default function Search({ baseUrl, indexUrl }: SearchPlace): ReactNode {
  const dialog = useRef<SearchDialogHandle>(null);
  useEffect(() => {
    // A failure shows when the dialog is open; until then nobody waits for it.
    const prepare = (): void => void loadSearch(indexUrl).catch(() => undefined);
    provideSearch({ prepare, adopt: () => dialog.current?.adopt() });
  }, [indexUrl]);
  return (
    <>
      <SearchButton />
      <SearchDialog ref={dialog} baseUrl={baseUrl} indexUrl={indexUrl} />
    </>
  );
}
