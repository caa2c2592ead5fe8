import { foldQuery } from './fold';
import type { Lexicon } from './lexicon';

/** Words as they can be mistyped: a name with its underscores, or a run of one script. */
const WORD = /[a-z0-9]+(?:_[a-z0-9]+)*|[ァ-ヺー]+|[\u3400-\u9fff々]+|[ぁ-んー]+/g;

/**
 * The query with each word that the portal does not have replaced by what was probably meant, or nothing when there is
 * nothing to replace.
 *
 * @param literal the query in the compared form
 * @param isRight whether a word is left as it is
 */
export function repairQuery(
  lexicon: Lexicon,
  literal: string,
  isRight = (word: string): boolean => lexicon.isWord(foldQuery(word)),
): string | undefined {
  const meant = literal.replace(WORD, (word) => repairWord(lexicon, word, isRight));
  return meant === literal ? undefined : meant;
}

function repairWord(lexicon: Lexicon, word: string, isRight: (word: string) => boolean): string {
  if (isRight(word)) return word;
  const parts = word.split('_');
  return (
    lexicon.findMeant(word) ??
    (parts.length > 1 ? parts.map((part) => repairWord(lexicon, part, isRight)).join('_') : word)
  );
}
