import type { Corpus } from './corpus';
import { foldQuery } from './fold';
import type { Match } from './match';
import { AS_WORD, type Term } from './terms';

/**
 * The terms of a query with those that nothing holds replaced by what was probably meant, and the query in these words;
 * nothing when none can be mended. A name that holds several words is mended as one.
 */
export function* repairTerms(
  { vocabulary, wordBook }: Corpus,
  { literal, terms, matches }: { literal: string; terms: Term[]; matches: Match[] },
): Generator<undefined, { terms: Term[]; meant: string } | undefined> {
  const toTerm = (word: string): Term => {
    const others = wordBook.findForms([word]).map((text) => ({ text, weight: AS_WORD }));
    return { typed: word, forms: [{ text: foldQuery(word), weight: 1 }, ...others] };
  };
  const name = yield* vocabulary.findMeant(literal);
  if (name !== undefined) return { terms: [toTerm(name)], meant: name };
  const meant: (string | undefined)[] = [];
  for (const [index, { typed }] of terms.entries()) {
    meant.push(matches[index]?.rarity ? undefined : yield* vocabulary.findMeant(typed));
  }
  if (meant.every((word) => word === undefined)) return undefined;
  const repaired = terms.map((term, index) => (meant[index] === undefined ? term : toTerm(meant[index])));
  return { terms: repaired, meant: repaired.map(({ typed }) => typed).join(' ') };
}
