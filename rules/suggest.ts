// cspell:ignore adress deliverydate tset
import { distance } from 'fastest-levenshtein';

/** Strings longer than this are not compared: no typo is that long. */
export const COMPARED_LENGTH_MAX = 60;

/** A name of fewer letters has too many names one letter away. */
const SLIP_LENGTH_MIN = 4;

/** The known word that a text could be a slip of: one letter in three may differ. 'adress2' → 'address2' */
export function suggestName(text: string, known: readonly string[]): string | undefined {
  if (text.length > COMPARED_LENGTH_MAX) return undefined;
  const wanted = toLetters(text);
  const [nearest] = known
    .map((word) => ({ word, letters: toLetters(word) }))
    .map(({ word, letters }) => ({ word, away: countEdits(wanted, letters), length: letters.length }))
    .filter(({ away, length }) => away <= Math.max(1, Math.floor(Math.min(wanted.length, length) / 3)))
    .sort((a, b) => a.away - b.away);
  return nearest?.word;
}

/** Whether one letter was added, removed, replaced or swapped: 'adress2', 'address2' → true. Very short names are no slips. */
export function isOneEditAway(text: string, known: string): boolean {
  if (text.length > COMPARED_LENGTH_MAX || known.length < SLIP_LENGTH_MIN) return false;
  return countEdits(toLetters(text), toLetters(known)) === 1;
}

/** The letters to add, remove or replace; two that changed places are one. */
export function countEdits(one: string, other: string): number {
  return isSwapped(one, other) ? 1 : distance(one, other);
}

/** Whether two neighboring letters changed places: 'tset' for 'test' */
function isSwapped(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Removes differences in case, width and separators: 'deliveryDate', 'delivery-date' → 'deliverydate'; '品名１' → '品名1' */
export function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
