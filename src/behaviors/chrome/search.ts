import { isOfInputMethod } from '../is-of-input-method';
import type { SearchHandle } from '../../islands/search';
import { renderLoadError } from '../navigation/load-error';
import { showModal } from '../show-modal';
import { getText } from '../texts';

let handle: SearchHandle | undefined;
let loading: Promise<SearchHandle> | undefined;

/**
 * The search control until its island is there: it is loaded when the reader turns to the control. The dialog opens at once,
 * with the focus in the box, in the same gesture: only then phones show their keyboard.
 */
export function startSearch(): void {
  nameKeys();
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (findControl(target)) void load().then(({ prepare }) => prepare(), ignore);
      },
      { passive: true },
    );
  document.addEventListener('click', ({ target }) => {
    const control = findControl(target);
    if (!control || handle) return;
    // Safari does not focus a button on click, and the dialog returns the focus to the focused element.
    control.focus();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (handle || !isShortcut(event)) return;
    event.preventDefault();
    // A key that is held down would open and close it in turns.
    if (event.repeat) return;
    const dialog = findDialog();
    if (dialog?.open && event.key !== '/') dialog.close();
    else open();
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
  dialog.querySelector('input')?.focus();
  const removeNotice = (): void => dialog.querySelector('[data-island-failed]')?.remove();
  removeNotice();
  load().then(
    (loaded) => {
      if (dialog.open) loaded.adopt();
    },
    async (error: unknown) => {
      const failed = await renderLoadError(error, open, navigator.onLine ? undefined : getText('searchOffline'));
      failed.dataset.islandFailed = '';
      // The search was opened more than once while its code was loading.
      removeNotice();
      dialog.querySelector(':scope > div')?.append(failed);
    },
  );
}

/** After a failure, the next call tries again. */
function load(): Promise<SearchHandle> {
  loading ??= import(/* webpackChunkName: "search-dialog" */ '../../islands/search').then(
    async ({ hydrateSearch }) => {
      const host = document.querySelector<HTMLElement>('[data-search]');
      if (!host) throw new Error('The page has no search.');
      handle = await hydrateSearch(host);
      return handle;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Ctrl K, Cmd K, or a slash where nothing is being written. */
function isShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event;
  if (isOfInputMethod(event) || altKey || shiftKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  const isWriting =
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return key === '/' && !ctrlKey && !isWriting;
}

function findControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search] > button') : null;
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('[data-search] > dialog');
}

function ignore(): void {
  // A failure shows when the search is opened.
}
