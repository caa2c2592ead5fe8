/** The engines, in the order of the table, and the sizes that each is measured at. */
export const ENGINES = {
  portal: { title: 'the portal', sizes: 'all' },
  pagefind: { title: 'Pagefind', sizes: 'all' },
  'docusaurus-search-local': { title: 'docusaurus-search-local', sizes: 'real' },
  minisearch: { title: 'MiniSearch', sizes: 'real' },
  flexsearch: { title: 'FlexSearch', sizes: 'real' },
  fuse: { title: 'Fuse.js', sizes: 'real' },
} as const;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** The real corpus, and grown ones with so many sections. */
export const SIZES = ['real', 5000, 20_000] as const;
export type Size = (typeof SIZES)[number];

/** How long an engine may be typed into at a size, in milliseconds, beyond the first round. */
export const BUDGET = 20_000;
/** At grown sizes one in so many queries is typed. */
export const THINNED = 5;
/** First queries of a visit, each in a fresh page. */
export const VISITS = 12;

export function listSizes(engine: EngineName): readonly Size[] {
  return ENGINES[engine].sizes === 'all' ? SIZES : ['real'];
}
