/** The changes of the API that affect callers, release by release. */
export { compareSurfaces } from './compare-surfaces';
export type { Change } from './compare-surfaces';
export { loadChangelog, writeRelease } from './releases';
export type { Changelog, NotedChange, Release } from './releases';
export { ANY_OPERATION } from './surface';
export type { Facet, Surface } from './surface';
export { toSurface } from './to-surface';
