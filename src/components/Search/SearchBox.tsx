import { translate } from '@docusaurus/Translate';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { keepPasted } from '../../hooks/pasted-text';
import { LIST_ID } from './option-id';
import type { Found } from './Panel';
import styles from './styles.module.css';
import type { Typing } from './useQuery';

type Props = {
  query: string;
  found: Found;
  typing: Typing;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClear: () => void;
  ref: Ref<HTMLInputElement>;
};

/**
 * The text box and the button that clears it. The box is uncontrolled: setting its value while a word is being composed
 * breaks the composition on some systems. A box of type `search` would handle the first Escape itself.
 */
export default function SearchBox({ query, found, typing, onKey, onClear, ref }: Props): ReactNode {
  const clear = translate({ id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear' });
  return (
    <div className={styles.field}>
      <label htmlFor="search-box" className="unseen">
        {translate({ id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search' })}
      </label>
      <input
        ref={ref}
        id="search-box"
        type="text"
        className={styles.box}
        defaultValue={query}
        placeholder={translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' })}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={LIST_ID}
        aria-expanded={found.count > 0}
        aria-activedescendant={found.activeId}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={onKey}
        onPaste={({ clipboardData }) => keepPasted(clipboardData.getData('text'))}
        {...typing}
      />
      <button
        type="button"
        className={styles.clear}
        hidden={query === ''}
        aria-label={clear}
        title={clear}
        onClick={onClear}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}
