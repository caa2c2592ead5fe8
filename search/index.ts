/** Text to index at build time, query to hits in the browser: the same code at both ends. */
export { buildIndex, toAddress } from './build-index';
export { openIndex, type Corpus } from './corpus';
export { findExcerpt, type Excerpt } from './excerpt';
export {
  FIELD_LEVEL,
  INDEX_VERSION,
  type Kind,
  type SearchIndex,
  type Section,
  type Task,
  type WordGroup,
} from './index-format';
export { isLongEnough, limitQuery, QUERY_LENGTH_MAX, normalize } from './normalize';
export type { Hit } from './copies';
export { search, type SearchResult } from './search';
