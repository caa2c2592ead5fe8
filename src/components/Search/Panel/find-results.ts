import { isLongEnough, search, type Corpus, type Hit } from '../../../../search';

/** The text in the box, and whether a word is being composed in it. */
export type Typed = { query: string; isComposing: boolean };

export type Results = {
  /** Whether nothing is typed, too little, something is found, nothing, or a word is not composed yet. */
  state: 'start' | 'short' | 'found' | 'none' | 'open';
  query: string;
  hits: Hit[];
  meant?: string;
  /** Words that were omitted to find something. */
  without?: string[];
};

/** The results of a query. While a word is composed, a query without results is not reported as such. */
export function findResults(corpus: Corpus, { query, isComposing }: Typed, page: string): Results {
  if (query.trim() === '') return { state: 'start', query, hits: [] };
  if (!isLongEnough(query)) return { state: 'short', query, hits: [] };
  const found = search(corpus, query, { page });
  // A word that is being composed is not omitted.
  if (isComposing && found.without) return { state: 'open', query, hits: [] };
  return { state: found.hits.length > 0 ? 'found' : isComposing ? 'open' : 'none', query, ...found };
}

/** How a question begins or ends: 'how do I …', 'what is …', '…の方法', '…とは', '…できますか' */
const QUESTION =
  /^(?:how|what|when|where|which|why|who|can|do|does|is|are) |(?:[?？]|とは|方法|には|ますか|ですか|のか)$|どう|なぜ|いつ/i;

/** Whether the query is a question, so that the first result shows the start of its section instead of a match. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(query.trim());
}
