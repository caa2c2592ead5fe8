import { translate } from '@docusaurus/Translate';
import {
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  type KeyboardEvent,
} from 'react';
import CrashBoundary from '../CrashBoundary';
import type { Found, SearchPanelHandle } from './Panel';
import SearchBox from './SearchBox';
import SearchMissing from './SearchMissing';
import SearchStatus from './SearchStatus';
import styles from './styles.module.css';
import useQuery from './useQuery';
import useSearchPart from './useSearchPart';
import useVisibleHeight from './useVisibleHeight';

export type SearchDialogHandle = {
  /** Continues with the dialog, which the behavior of the search has opened, and with what was typed before this ran. */
  adopt: () => void;
};

type Props = { baseUrl: string; indexUrl: string; ref: Ref<SearchDialogHandle> };

const NOTHING_FOUND: Found = { count: 0, words: '' };

/**
 * The dialog with the text box. It is in every page, closed, so that the box has the focus in the same gesture that opens
 * it: only then phones show their keyboard. The text stays in the box when it closes.
 */
export default function SearchDialog({ baseUrl, indexUrl, ref }: Props): ReactNode {
  const panel = useRef<SearchPanelHandle>(null);
  const [found, setFound] = useState(NOTHING_FOUND);
  const [part, load] = useSearchPart(indexUrl);
  const { box, typed, write, read, typing } = useQuery();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useVisibleHeight(dialog, isOpen);
  // Typing has priority over rendering results.
  const searched = useDeferredValue(typed);
  // The same one at each render: the panel of results is drawn again for what has changed alone.
  const close = useCallback((): void => dialog.current?.close(), []);
  useImperativeHandle(ref, () => ({
    adopt() {
      read();
      load();
      setOpen(true);
    },
  }));
  const handleCancel = (event: SyntheticEvent): void => {
    // Escape ends the composition of a word.
    if (typed.isComposing) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-modal="true"
      aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      onKeyDown={keepTabInside}
      onClose={() => setOpen(false)}
      onCancel={handleCancel}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <SearchBox
            ref={box}
            query={typed.query}
            found={found}
            typing={typing}
            onKey={(event) => panel.current?.handleKey(event)}
            onClear={() => write('')}
          />
          <button type="button" className="control" data-closes-search="">
            {translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' })}
          </button>
        </div>
        {part.state === 'ready' ? (
          <CrashBoundary>
            <part.module.SearchPanel
              ref={panel}
              baseUrl={baseUrl}
              page={window.location.pathname.slice(baseUrl.length)}
              corpus={part.corpus}
              typed={searched}
              onFound={setFound}
              onLeave={close}
              onPick={write}
            />
          </CrashBoundary>
        ) : (
          <SearchMissing why={part.state} onRetry={load} />
        )}
        <SearchStatus part={part} found={found} query={typed.query} />
      </div>
    </dialog>
  );
}

/** Moves the focus from the last control of a dialog to the first with Tab, and back with Shift+Tab, instead of out of the page. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, button, a[href]');
  const stops = [...controls].filter(({ hidden, tabIndex }) => !hidden && tabIndex >= 0);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== end) return;
  event.preventDefault();
  start?.focus();
}
