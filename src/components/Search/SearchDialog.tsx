import { translate } from '@docusaurus/Translate';
import { useDeferredValue, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Found, SearchPanelHandle } from '../SearchPanel';
import SearchBody from './SearchBody';
import SearchBox from './SearchBox';
import SearchStatus from './SearchStatus';
import { keepTabInside } from './keep-tab-inside';
import styles from './styles.module.css';
import useModal from './useModal';
import useQuery from './useQuery';
import useSearchPart from './useSearchPart';

export type SearchDialogHandle = {
  open: () => void;
  toggle: () => void;
  /** Continues with the dialog that was opened before this component ran, and with what was typed. */
  adopt: () => void;
};

type Props = { baseUrl: string; indexUrl: string; ref: Ref<SearchDialogHandle> };

/** Id of the list of results. */
const LIST_ID = 'search-results';

const NOTHING_FOUND: Found = { count: 0, words: '' };

/**
 * The dialog with the text box. It is in every page, closed, so that the box has the focus in the same gesture that opens
 * it: only then phones show their keyboard. The text stays in the box when it closes.
 */
export default function SearchDialog({ baseUrl, indexUrl, ref }: Props): ReactNode {
  const panel = useRef<SearchPanelHandle>(null);
  const [found, setFound] = useState(NOTHING_FOUND);
  const [part, load] = useSearchPart(indexUrl);
  const { box, typed, take, write, read, typing } = useQuery();
  // Typing has priority over rendering results.
  const searched = useDeferredValue(typed);
  const { dialog, open, adopt, close, toggle, closing } = useModal({
    isComposing: typed.isComposing,
    onOpen() {
      take();
      load();
    },
  });
  useImperativeHandle(ref, () => ({
    open,
    toggle,
    adopt() {
      read();
      load();
      adopt();
    },
  }));

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-modal="true"
      aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      onKeyDown={keepTabInside}
      {...closing}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <SearchBox
            ref={box}
            query={typed.query}
            listId={LIST_ID}
            found={found}
            typing={typing}
            onKey={(event) => panel.current?.handleKey(event)}
            onClear={() => write('')}
          />
          <button type="button" className={styles.plain} data-closes-search="">
            {translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' })}
          </button>
        </div>
        <SearchBody
          part={part}
          onRetry={load}
          renderPanel={({ module: { SearchPanel }, corpus }) => (
            <SearchPanel
              ref={panel}
              baseUrl={baseUrl}
              page={window.location.pathname.slice(baseUrl.length)}
              corpus={corpus}
              typed={searched}
              listId={LIST_ID}
              onFound={setFound}
              onLeave={close}
              onPick={write}
            />
          )}
        />
        <SearchStatus part={part} found={found} query={typed.query} />
      </div>
    </dialog>
  );
}
