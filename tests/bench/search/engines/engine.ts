/** A search engine in a page, as the bench uses it. Each engine is a file that exports `open`. */
export type Engine<Found = unknown> = {
  /** What is timed: all the work that a keystroke causes until the results are known. */
  search: (query: string) => Found | Promise<Found>;
  /** Addresses of what was found, `page#anchor`, best first; not timed. */
  list: (found: Found) => string[] | Promise<string[]>;
  /** Fetches what a list of results shows, where that is more than the search fetched; not timed. */
  show?: (found: Found) => Promise<unknown>;
};

/** @param base address of the folder with the engine's files, with a slash at its end */
export type Open = (base: string) => Promise<Engine>;

/** A section as engines without an index of their own get it. */
export type Document = { id: number; address: string; title: string; page: string; text: string };

export async function fetchDocuments(base: string): Promise<Document[]> {
  return (await (await fetch(`${base}documents.json`)).json()) as Document[];
}
