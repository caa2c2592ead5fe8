/**
 * The form in which texts and queries are compared letter by letter: compatibility forms resolved (NFKC, Unicode
 * Standard Annex 15), lower case, white space collapsed. 'ＡＰＩ　Ｋｅｙ' → 'api key', 'ﾔﾏﾄ' → 'ヤマト'
 */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a query has two characters, as the product's specification has it: code points of the compared form. */
export function isLongEnough(query: string): boolean {
  return Array.from(normalize(query)).length >= 2;
}

/** Code points of a query that are searched: more than any sentence, and few enough to be found in a moment. */
export const LONGEST_QUERY = 200;

/** The beginning of a query that is searched. */
export function limitQuery(query: string): string {
  return Array.from(query).slice(0, LONGEST_QUERY).join('');
}
