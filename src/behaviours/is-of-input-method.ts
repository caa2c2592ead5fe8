/** The key code of keys that belong to an input method. */
const COMPOSING = 229;

/** Whether a key ends or walks through the composition of a word. Safari tells it by the old code alone. */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === COMPOSING;
}
