/** The key code of keys that belong to an input method. */
const COMPOSING = 229;

/** Whether a key belongs to the composition of a word. Safari only sets the old `keyCode`. */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === COMPOSING;
}
