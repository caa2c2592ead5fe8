// cspell:ignore adress deliverydate
import { distance } from 'fastest-levenshtein';

/** Strings longer than this are not compared: no typo is that long. */
export const LONGEST_COMPARED = 60;

/** The known word that a text could be a slip of: one letter in three may differ. 'adress2' → 'address2' */
export function suggestName(text: string, known: readonly string[]): string | undefined {
  if (text.length > LONGEST_COMPARED) return undefined;
  const wanted = toLetters(text);
  const [nearest] = known
    .map((word) => ({ word, letters: toLetters(word) }))
    .map(({ word, letters }) => ({ word, away: distance(wanted, letters), length: letters.length }))
    .filter(({ away, length }) => away <= Math.max(1, Math.floor(Math.min(wanted.length, length) / 3)))
    .sort((a, b) => a.away - b.away);
  return nearest?.word;
}

/** Removes differences in case and separators: 'deliveryDate', 'delivery-date' → 'deliverydate' */
function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
