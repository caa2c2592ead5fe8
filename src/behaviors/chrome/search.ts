import { isWriting } from '../is-writing';
import { renderLoadError } from '../navigation/load-error';
import { onEvent } from '../on-event';
import { getText } from '../texts';
import { searchHandle, type SearchHandle } from './search-handle';

const CONTROL = '[data-search] > button';

let loading: Promise<SearchHandle> | undefined;

/**
 * The search control, whose island is loaded when the reader turns to it. The dialog opens at once, with the focus in the
 * box, in the same gesture: only then phones show their keyboard.
 */
export function startSearch(): void {
  nameKeys();
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    onEvent(type, CONTROL, () => void load().then(({ prepare }) => prepare(), ignore), { passive: true });
  onEvent('click', CONTROL, (control) => {
    // Safari does not focus a button on click, and the dialog returns the focus to the focused element.
    control.focus();
    open();
  });
  document.addEventListener('keydown', (event) => {
    const action = toAction(event, isWriting(event.target));
    if (!action) return;
    event.preventDefault();
    const dialog = findDialog();
    if (action === 'toggle' && dialog?.open) dialog.close();
    else if (action !== 'nothing') open();
  });
  // Going back changes the page behind the dialog, which is then what the reader wants to see.
  window.addEventListener('popstate', () => findDialog()?.close());
}

/** The build names the keys of most readers; those of a Mac differ. */
function nameKeys(): void {
  const keys = document.getElementById('search-keys');
  if (keys && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)) keys.textContent = '⌘ K';
}

function open(): void {
  const dialog = findDialog();
  if (!dialog) return;
  showModal(dialog);
  const box = dialog.querySelector('input');
  box?.focus();
  // The next key replaces an earlier query.
  box?.select();
  removeNotice();
  load().then(
    (loaded) => {
      if (dialog.open) loaded.adopt();
    },
    async (error: unknown) => {
      const failed = await renderLoadError(error, open, navigator.onLine ? undefined : getText('searchOffline'));
      failed.dataset.islandFailed = '';
      // The search was opened more than once while its code was loading, or it is being loaded again.
      removeNotice();
      if (loading) return;
      dialog.querySelector(':scope > div')?.append(failed);
    },
  );
}

/** After a failure, the next call tries again. */
function load(): Promise<SearchHandle> {
  loading ??= import(/* webpackChunkName: "search-dialog" */ '../../islands/search').then(
    ({ hydrateSearch }) => {
      const host = document.querySelector<HTMLElement>('[data-search]');
      if (!host) throw new Error('The page has no search.');
      // React takes over what the build has rendered, without what was added since.
      removeNotice();
      // Live authoring renders it with the page.
      if (process.env.NODE_ENV === 'production') hydrateSearch(host);
      return searchHandle;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/**
 * The action of a key: Ctrl K or Cmd K opens or closes the search, a slash opens it where nothing is being written. A key that
 * is held down would open and close it in turns, so it does `nothing`; undefined for any other key.
 */
export function toAction(
  { key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Keys,
  isWriting: boolean,
): 'toggle' | 'open' | 'nothing' | undefined {
  if (altKey || shiftKey) return undefined;
  const isToggle = ctrlKey !== metaKey && key.toLowerCase() === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !isWriting;
  if (!isToggle && !isSlash) return undefined;
  if (repeat) return 'nothing';
  return isToggle ? 'toggle' : 'open';
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('[data-search] > dialog');
}

function removeNotice(): void {
  document.querySelector('[data-search] [data-island-failed]')?.remove();
}

function ignore(): void {
  // A failure shows when the search is opened.
}

/** Opens a modal dialog, if it is closed; the page behind it does not scroll until it is closed again. */
function showModal(dialog: HTMLDialogElement): void {
  // Safari 16 throws when it is open already.
  if (dialog.open) return;
  dialog.showModal();
  const root = document.documentElement;
  root.toggleAttribute('data-modal', true);
  dialog.addEventListener('close', () => root.toggleAttribute('data-modal', false), { once: true });
}
