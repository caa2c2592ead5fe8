/** The pages whose counter has a text or a file that its reader left there; it is opened again with the page. */
export const leftCounters = new Set<string>();

/** The page of a counter, the same in both languages: 'err', or '' for the home page. */
export function toCounterPage(): string {
  return location.pathname.split('/').at(-1) ?? '';
}

/** What the tab remembers of a counter, for the page in the other language and for a reload; null where storage is blocked. */
export function readSaved(page: string): string | null {
  try {
    return sessionStorage.getItem(toKey(page));
  } catch {
    return null;
  }
}

/** Remembers it until the tab is closed, or forgets it. */
export function save(page: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(toKey(page));
    else sessionStorage.setItem(toKey(page), value);
  } catch {
    // Blocked or full: the page in the other language is empty.
  }
}

function toKey(page: string): string {
  return `counter.${page}`;
}
