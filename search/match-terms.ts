import { findInColumn, getSectionText, type Column, type Place } from './column';
import type { Corpus } from './corpus';
import { countWords, rankPlace, rateText } from './rank';
import { stem } from './split-words';
import { AS_TYPED, type Form, type Term } from './terms';

type Steps<Result> = Generator<undefined, Result>;

/** How one term is held by the sections: columns with an entry for each. */
export type Match = {
  /** How rare it is; 0 where nothing holds it. */
  rarity: number;
  /** How well it is held. */
  strength: Float64Array;
  /** Number of the form that counts most; where none is held, -1. */
  form: Int8Array;
  /** Where it is held as it was typed; see `IN`. */
  typed: Uint8Array;
};

/** Places in which a term may be held, to be added up. */
export const IN = { text: 1, title: 2, otherName: 4, above: 8 };

/** What it is worth that a title holds a term, by its place there; see `rankPlace`. */
const IN_TITLE = [10, 9, 8, 7, 5];
/** What another name of a section counts against its title, and a heading above it. */
const IN_NAME = 0.7;
const ABOVE = 0.4;
/** What a text can be worth, and what is more than any: only a title can be. */
const IN_TEXT = 3;
const MORE_THAN_TEXT = 4.5;

/** Finds terms in all sections. */
export function* matchTerms(corpus: Corpus, terms: Term[]): Steps<Match[]> {
  const matches: Match[] = [];
  for (const term of terms) matches.push(yield* matchTerm(corpus, term));
  return matches;
}

function* matchTerm(corpus: Corpus, { forms }: Term): Steps<Match> {
  const count = corpus.sections.length;
  const match: Match = {
    rarity: 0,
    strength: new Float64Array(count),
    form: new Int8Array(count).fill(-1),
    typed: new Uint8Array(count),
  };
  for (const [index, form] of forms.entries()) {
    const raise = (section: number, place: number, strength: number): void => {
      if (form.weight >= AS_TYPED) match.typed[section] = (match.typed[section] ?? 0) | place;
      if ((match.form[section] ?? -1) >= 0 && strength <= (match.strength[section] ?? 0)) return;
      match.strength[section] = strength;
      match.form[section] = index;
    };
    yield* matchTexts(corpus, form, (section, strength) => raise(section, IN.text, strength));
    yield* matchTitles(corpus.names, form, (section, strength) => raise(section, IN.otherName, strength * IN_NAME));
    yield* matchTitles(corpus.foldedTitles, form, (section, strength) => raise(section, IN.title, strength));
  }
  let held = 0;
  for (const form of match.form) if (form >= 0) held += 1;
  if (held === 0) return match;
  match.rarity = Math.log(1 + count / held);
  passDown(corpus, match);
  return match;
}

type Raise = (section: number, strength: number) => void;

function* matchTexts(corpus: Corpus, form: Form, raise: Raise): Steps<void> {
  const places = yield* findWords(corpus.foldedTexts, form);
  for (let index = 0; index < places.length; index += 1) {
    const [section, offset] = places[index] ?? [0, 0];
    raise(section, form.weight * IN_TEXT * rateText(corpus, corpus.foldedTexts, section, form.text, offset));
    if (index % 500 === 499) yield;
  }
}

function* matchTitles(column: Column, form: Form, raise: Raise): Steps<void> {
  for (const [section, offset] of yield* findWords(column, form)) {
    const place = rankPlace(getSectionText(column, section), form.text, offset);
    raise(section, form.weight * (IN_TITLE[place] ?? 0));
  }
}

/** Places at which a word is more than a part of another: 'rate' is no part of 'separate'. */
function* findWords(column: Column, { text, isStem }: Form): Steps<Place[]> {
  const places = yield* findInColumn(column, text);
  if (!/^[a-z0-9]/.test(text)) return places;
  return places.filter(([section]) => {
    const held = getSectionText(column, section);
    return isStem ? holdsStem(held, text) : countWords(held, text, Infinity, 1) > 0;
  });
}

function holdsStem(held: string, text: string): boolean {
  for (let at = held.indexOf(text); at >= 0; at = held.indexOf(text, at + text.length)) {
    if (/[a-z]/.test(held[at - 1] ?? '')) continue;
    const [word = ''] = /^[a-z]*/.exec(held.slice(at, at + LONGEST_WORD)) ?? [];
    if (stem(word) === text) return true;
  }
  return false;
}

const LONGEST_WORD = 30;

/** What a heading says holds for what stands below it, and the title of a page for all of the page. */
function passDown({ sections }: Corpus, match: Match): void {
  const above: { level: number; section: number; strength: number }[] = [];
  for (const [section, { level }] of sections.entries()) {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const own = match.strength[section] ?? 0;
    for (const { section: heading, strength } of above) {
      if (strength * ABOVE <= (match.strength[section] ?? 0)) continue;
      match.strength[section] = strength * ABOVE;
      match.form[section] = match.form[heading] ?? -1;
      if (match.typed[heading]) match.typed[section] = (match.typed[section] ?? 0) | IN.above;
    }
    above.push({ level, section, strength: own > MORE_THAN_TEXT ? own : 0 });
  }
}
