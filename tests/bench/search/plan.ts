/** The engines, in the order of the table, and the sizes that each is measured at. */
export const ENGINES = {
  portal: { title: 'the portal', sizes: ['real', 5000] },
  pagefind: { title: 'Pagefind', sizes: ['real'] },
  'docusaurus-search-local': { title: 'docusaurus-search-local', sizes: ['real'] },
  minisearch: { title: 'MiniSearch', sizes: ['real'] },
} as const satisfies Record<string, { title: string; sizes: readonly ('real' | 5000)[] }>;
export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

/** The real corpus, and a grown one with this number of sections. */
export const SIZES = ['real', 5000] as const;
export type Size = (typeof SIZES)[number];

/** One in this many queries is typed. */
export const THINNED = { real: 3, 5000: 15 };
/** Visits in which the same is timed. */
export const ROUNDS = 4;
/** The factor by which a phone's processor is slower. */
export const SLOWED = 4;
/** First queries of a visit, each in a fresh page. */
export const VISITS = 12;
