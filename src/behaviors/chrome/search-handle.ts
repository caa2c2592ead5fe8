/** The functions by which the island of the search uses the dialog, which is in the page before it. */
export type SearchHandle = { prepare: () => void; adopt: () => void };

let provide: (handle: SearchHandle) => void;

/** Settles when the island is in the page. */
export const searchHandle = new Promise<SearchHandle>((resolve) => (provide = resolve));

/** Called by the island. */
export function provideSearch(handle: SearchHandle): void {
  provide(handle);
}
