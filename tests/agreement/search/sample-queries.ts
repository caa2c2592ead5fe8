import type { BuiltSection } from './built-index';
import { createRandom, type Random } from './random';

const SEED = 2026;
const SUBSTRINGS = 1500;
const WORDS = 600;

/** Queries that readers could copy from the portal: titles, words, and pieces of any text, in any case. */
export function sampleQueries(sections: BuiltSection[]): string[] {
  const random = createRandom(SEED);
  const texts = sections.flatMap(({ title, text }) => [title, text]).filter((text) => text.length > 1);
  const queries = [
    ...sections.map(({ title }) => title),
    ...Array.from({ length: SUBSTRINGS }, () => cutPiece(random.pick(texts), random)),
    ...Array.from({ length: WORDS }, () => random.pick(random.pick(texts).split(/[\s、。]+/))),
  ];
  return [...new Set(queries.map((query) => mixCase(query, random)))];
}

/** From 2 to 12 letters of a text, by code points. */
function cutPiece(text: string, random: Random): string {
  const letters = Array.from(text);
  const length = Math.min(2 + random.below(11), letters.length);
  const start = random.below(letters.length - length + 1);
  return letters.slice(start, start + length).join('');
}

function mixCase(text: string, random: Random): string {
  if (random.below(2) === 0) return text;
  return Array.from(text, (letter) => (random.below(2) ? letter.toUpperCase() : letter.toLowerCase())).join('');
}
