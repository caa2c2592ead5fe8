const PREFIX = 'portal.';
/** What is not in the browser's storage lasts as long as the document. */
const kept = new Map<string, string>();
const listeners = new Set<(key: string) => void>();

if (typeof window !== 'undefined') {
  // Another tab wrote.
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(PREFIX)) tell(key.slice(PREFIX.length));
  });
}

/** A value that this browser remembers; undefined when there is none or it is not what was written. */
export function readStored(key: string): unknown {
  const text = readStoredText(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The same as JSON, which only differs when the value does. */
export function readStoredText(key: string): string | undefined {
  return kept.get(key) ?? readText(key);
}

/**
 * Remembers a value, or forgets it when it is undefined.
 *
 * @param isLasting false for what must not outlast the document
 */
export function writeStored(key: string, value: unknown, { isLasting = true }: { isLasting?: boolean } = {}): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === readStoredText(key) && (isLasting || kept.has(key))) return;
  kept.delete(key);
  if (!isLasting || !writeText(key, text)) {
    if (text !== undefined) kept.set(key, text);
  }
  tell(key);
}

/** Calls a function with the key of each value that changes, in this tab or in another. Returns what ends it. */
export function onStored(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(key: string): void {
  for (const listener of listeners) listener(key);
}

function writeText(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}
