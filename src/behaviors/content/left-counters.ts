import { readText, writeText } from '../../hooks/stored';

/** What readers left at the counters of this visit, by page; each is opened again with its page, and knows its own shape. */
export const leftCounters = new Map<string, object>();

/** The page of a counter, the same in both languages: 'err', or '' for the home page. */
export function toCounterPage(): string {
  return location.pathname.split('/').at(-1) ?? '';
}

/** What the tab remembers of a counter, for the page in the other language and for a reload. */
export function readSaved(page: string): string | undefined {
  return readText(`counter.${page}`, 'sessionStorage');
}

/** Remembers it until the tab is closed, or forgets it. If it can't, the page in the other language is empty. */
export function save(page: string, value: string | undefined): void {
  writeText(`counter.${page}`, value, 'sessionStorage');
}
