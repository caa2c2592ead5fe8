import { translate } from '@docusaurus/Translate';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { SearchPanelHandle } from '../SearchPanel';
import SearchBody from './SearchBody';
import { lastQuery } from './last-query';
import styles from './styles.module.css';
import { isOfInputMethod } from './useSearchShortcuts';
import useOverlayClose from './useOverlayClose';
import useSearchPart from './useSearchPart';

export type SearchDialogHandle = { open: () => void; toggle: () => void };

type Props = { indexUrl: string; ref: Ref<SearchDialogHandle> };

/**
 * The dialog with the text box. It is in every page, closed, so that the box has the focus in the same gesture that opens
 * it: only then phones show their keyboard. The text stays in the box when it closes.
 */
export default function SearchDialog({ indexUrl, ref }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const panel = useRef<SearchPanelHandle>(null);
  const listId = useId();
  const boxId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState(lastQuery.get);
  const [isComposing, setComposing] = useState(false);
  const [option, setOption] = useState<{ count: number; activeId?: string }>({ count: 0 });
  const part = useSearchPart(indexUrl, isOpen);
  const closeByOverlay = useOverlayClose(dialog);

  const open = (): void => {
    dialog.current?.showModal();
    box.current?.focus();
    box.current?.select();
    setOpen(true);
  };
  const close = (): void => dialog.current?.close();
  const type = (text: string): void => {
    lastQuery.set(text);
    setQuery(text);
  };
  const write = (text: string): void => {
    if (box.current) box.current.value = text;
    type(text);
    box.current?.focus();
  };
  useImperativeHandle(ref, () => ({ open, toggle: () => (dialog.current?.open ? close() : open()) }));

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      onClose={() => setOpen(false)}
      onCancel={(event) => {
        // Escape ends the composition of a word, not the search.
        if (isComposing) event.preventDefault();
      }}
      {...closeByOverlay}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <label htmlFor={boxId} className={styles.label}>
            {translate({ id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search' })}
          </label>
          <input
            ref={box}
            id={boxId}
            type="text"
            className={styles.box}
            defaultValue={query}
            placeholder={translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' })}
            role="combobox"
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={option.count > 0}
            aria-activedescendant={option.activeId}
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onInput={(event) => type(event.currentTarget.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
            onKeyDown={(event) => {
              if (!isOfInputMethod(event.nativeEvent)) panel.current?.handleKey(event);
            }}
          />
          <button type="button" className={styles.plain} hidden={query === ''} onClick={() => write('')}>
            {translate({ id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear' })}
          </button>
          <button type="button" className={styles.plain} onClick={close}>
            {translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' })}
          </button>
        </div>
        <SearchBody
          part={part}
          renderPanel={({ module: { SearchPanel }, corpus }) => (
            <SearchPanel
              ref={panel}
              corpus={corpus}
              query={query}
              isComposing={isComposing}
              listId={listId}
              onOption={setOption}
              onFollow={close}
              onPick={write}
            />
          )}
        />
      </div>
    </dialog>
  );
}
