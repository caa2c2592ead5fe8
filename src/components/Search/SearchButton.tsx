import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const KEYS = 'Ctrl K';

/** Opens the search. It shows its shortcut, also to screen readers. */
export default function SearchButton(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-describedby="search-keys"
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon}>
        <path d="m14.5 14.5 4 4M8.5 15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Z" />
      </svg>
      <span>{translate({ id: 'theme.SearchBar.label', message: 'Search' })}</span>
      {/* The behavior of the search writes the keys of a Mac here, before React is loaded. */}
      <kbd id="search-keys" className={styles.keys} suppressHydrationWarning>
        {KEYS}
      </kbd>
    </button>
  );
}
