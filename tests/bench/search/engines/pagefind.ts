import type { Engine } from './engine';

type Data = { url: string; sub_results: { url: string; locations: number[] }[] };
type Found = { results: { data: () => Promise<Data> }[] };
type Pagefind = {
  options: (options: { baseUrl: string }) => Promise<void>;
  init: () => Promise<void>;
  search: (query: string) => Promise<Found>;
};

/** The numbers of pages, and of sections of a page, that its own interface shows at first. */
const SHOWN = 5;
const SECTIONS_OF_PAGE = 3;
/** Pages that are looked through for a wanted section. */
const READ = 20;

/** Its files are served as they are written; `search` is its own code, without its interface. */
export async function open(base: string): Promise<Engine> {
  const pagefind = (await import(/* @vite-ignore */ `${base}pagefind.js`)) as Pagefind;
  // Without this the addresses of its results begin with the folder that its own files lie in.
  await pagefind.options({ baseUrl: '/' });
  await pagefind.init();
  const engine: Engine<Found> = {
    search: (query) => pagefind.search(query),
    show: ({ results }) => Promise.all(results.slice(0, SHOWN).map((result) => result.data())),
    async list({ results }) {
      const pages = await Promise.all(results.slice(0, READ).map((result) => result.data()));
      return pages.flatMap(listSections).map((address) => [address]);
    },
  };
  return engine as Engine;
}

/** Returns the sections of a page that its interface shows: those that contain most of the query. */
function listSections({ sub_results: sections }: Data): string[] {
  return [...sections]
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, SECTIONS_OF_PAGE)
    .map(({ url }) => url.replace(/^\//, ''));
}
