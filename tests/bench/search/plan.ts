/** The engines, in the order of the table, and the sizes that each is measured at. */
export const ENGINES = {
  portal: { title: 'the portal', sizes: 'all' },
  pagefind: { title: 'Pagefind', sizes: 'all' },
  'docusaurus-search-local': { title: 'docusaurus-search-local', sizes: 'real' },
  minisearch: { title: 'MiniSearch', sizes: 'real' },
  flexsearch: { title: 'FlexSearch', sizes: 'real' },
  // So slow that every fifth query has to do.
  fuse: { title: 'Fuse.js', sizes: 'real', thinned: 5 },
} as const satisfies Record<string, { title: string; sizes: 'all' | 'real'; thinned?: number }>;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** The real corpus, and grown ones with so many sections. */
export const SIZES = ['real', 5000, 20_000] as const;
export type Size = (typeof SIZES)[number];

/** At grown sizes one in so many queries is typed. */
const THINNED = 5;
/** Visits in which the same is timed. */
export const ROUNDS = 4;
/** A phone's processor: so many times slower. */
export const SLOWED = 4;
/** First queries of a visit, each in a fresh page. */
export const VISITS = 12;

export function listSizes(engine: EngineName): readonly Size[] {
  return ENGINES[engine].sizes === 'all' ? SIZES : ['real'];
}

/** Of the queries, one in so many is typed. */
export function countThinned(engine: EngineName, size: Size): number {
  const own = ENGINES[engine];
  return size !== 'real' ? THINNED : 'thinned' in own ? own.thinned : 1;
}
