import { parseJson } from '../../contract/json';

const PREFIX = 'portal.';
/** Values that the storage of the browser doesn't have: they last as long as the document. */
const unsaved = new Map<string, string>();

type Listener = { run: () => void; keys: string[] };
const listeners = new Set<Listener>();

if (typeof window !== 'undefined') {
  // Another tab wrote, or removed everything: then there is no key.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) notify(key?.slice(PREFIX.length));
  });
}

/** The value that this browser stored under a key; undefined if there is none or it is no JSON. */
export function readStored(key: string): unknown {
  return parseJson(readStoredText(key));
}

/** The stored value as JSON: two strings are equal if their values are. */
export function readStoredText(key: string): string | undefined {
  return unsaved.get(key) ?? readText(key);
}

/**
 * Remembers a value, or forgets it when it is undefined.
 *
 * @param isLasting false for what must not outlast the document
 */
export function writeStored(key: string, value: unknown, { isLasting = true }: { isLasting?: boolean } = {}): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  unsaved.delete(key);
  if (!isLasting || !writeText(key, text)) {
    if (text !== undefined) unsaved.set(key, text);
  }
  notify(key);
}

/**
 * Calls a function when one of the keys is written, in this tab or in another; without keys, when any is.
 *
 * @returns what ends it
 */
export function onStored(run: () => void, ...keys: string[]): () => void {
  const listener = { run, keys };
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param written nothing when all keys may have changed */
function notify(written: string | undefined): void {
  for (const { run, keys } of listeners)
    if (written === undefined || keys.length === 0 || keys.includes(written)) run();
}

/** Which storage of the browser: until it is cleared, or until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage';

/** Writes a string, or removes it. @returns false where storage is blocked or full */
export function writeText(key: string, text: string | undefined, area: Area = 'localStorage'): boolean {
  try {
    if (text === undefined) window[area].removeItem(PREFIX + key);
    else window[area].setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a string; undefined where there is none, or storage is blocked. */
export function readText(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}
