/** A search engine in a page, as the bench uses it. Each engine is a file that exports `open`. */
export type Engine<Found = unknown> = {
  /** All the work that a keystroke causes until the results are known. */
  search: (query: string) => Found | Promise<Found>;
  /** For each hit, best first, the addresses that it leads to, `page#anchor`; not timed. */
  list: (found: Found) => string[][] | Promise<string[][]>;
  /** Fetches the URL and the text of the first results, if the search itself returns neither. */
  show?: (found: Found) => Promise<unknown>;
};

/** @param base address of the folder with the engine's files, with a slash at its end */
export type Open = (base: string) => Promise<Engine>;

/** A section as passed to engines without a separate index. */
export type Document = { id: number; address: string; title: string; page: string; text: string };

export async function fetchDocuments(base: string): Promise<Document[]> {
  return (await (await fetch(`${base}documents.json`)).json()) as Document[];
}
