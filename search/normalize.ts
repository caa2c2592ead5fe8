/**
 * Normalizes sections and queries for literal comparison: compatibility forms (NFKC, Unicode Standard Annex 15), lowercase,
 * white space collapsed. 'ＡＰＩ　Ｋｅｙ' → 'api key', 'ﾔﾏﾄ' → 'ヤマト'
 */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a query has two characters, as the product's specification has it: code points of the compared form. */
export function isLongEnough(query: string): boolean {
  return Array.from(normalize(limitQuery(query))).length >= 2;
}

/** The longest query in code points: more than any sentence, and short enough for a fast search. */
export const QUERY_LENGTH_MAX = 200;

/** The beginning of a query that is searched. */
export function limitQuery(query: string): string {
  return Array.from(query.slice(0, 2 * QUERY_LENGTH_MAX))
    .slice(0, QUERY_LENGTH_MAX)
    .join('');
}

/** A normalized text without its values: 'it has 1,200 of 「山」' → 'it has 0 of 「」' */
export function maskValues(text: string): string {
  return text.replace(/\d[\d.,]*(?<=\d)/g, '0').replace(/「[^」]{0,80}」/g, '「」');
}
