/**
 * The form in which texts and queries are compared letter by letter: compatibility forms resolved (NFKC, Unicode
 * Standard Annex 15), lower case, white space collapsed. 'ＡＰＩ　Ｋｅｙ' → 'api key', 'ﾔﾏﾄ' → 'ヤマト'
 */
export function toLiteral(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The product's specification: a search begins at two characters. Counted as code points of the compared form. */
export const SHORTEST_QUERY = 2;

export function isLongEnough(query: string): boolean {
  return Array.from(toLiteral(query)).length >= SHORTEST_QUERY;
}
