/** Text to index at build time, query to hits in the browser: the same code at both ends. */
export { buildIndex, toAddress } from './build-index';
export { openIndex, prepare, type Corpus } from './corpus';
export { findExcerpt, type Excerpt } from './excerpt';
export { INDEX_VERSION, type Section, type SearchIndex, type WordGroup } from './index-format';
export { isLongEnough, toLiteral } from './literal';
export { isSimilar, type Hit, type Tier } from './hits';
export { search, searchInSteps, type SearchResult } from './search';
