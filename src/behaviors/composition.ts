/** The key code of keys that belong to an input method. */
const COMPOSING = 229;

/**
 * Keeps the keys that belong to the composition of a word from every other handler of the page, those of islands too. The
 * input method has handled them: Enter has chosen a word, and Escape has canceled it.
 */
export function startComposition(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOfInputMethod(event)) return;
      event.stopImmediatePropagation();
      // The browser would close a dialog.
      if (event.key === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}

/** Safari only sets the old `keyCode`. */
function isOfInputMethod(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === COMPOSING;
}
