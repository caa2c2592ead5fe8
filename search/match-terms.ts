import { findInColumn, getSectionText, type Column, type Place } from './column';
import type { Corpus } from './corpus';
import { IN, type Match } from './match';
import { COMMON, countWords, isLatin, rankPlace, rateText } from './rate';
import { remember } from './remember';
import { stem } from './split-words';
import { AS_TYPED, type Form, type Term } from './terms';

type Steps<Result> = Generator<undefined, Result>;

/** What it is worth that a title holds a term, by its place there; see `rankPlace`. */
const IN_TITLE = [10, 9, 8, 7, 5];
/** What another name of a section counts against its title, and a heading above it. */
const IN_NAME = 0.7;
const ABOVE = 0.4;
/** What a text can be worth, and what is more than any: only a title can be. */
const IN_TEXT = 3;
const MORE_THAN_TEXT = 4.5;
/** Terms of late that are remembered: while the last word is typed, the others stay. */
const MEMORY = 8;

/** Finds terms in all sections. */
export function* matchTerms(corpus: Corpus, terms: Term[]): Steps<Match[]> {
  const matches: Match[] = [];
  for (const term of terms) {
    const key = term.forms.map(({ text }) => text).join('\n');
    const match = corpus.matches.get(key) ?? (yield* matchTerm(corpus, term));
    remember(corpus.matches, key, match, MEMORY);
    matches.push(match);
  }
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
  yield* passDown(corpus, match);
  return match;
}

type Raise = (section: number, strength: number) => void;

function* matchTexts(corpus: Corpus, form: Form, raise: Raise): Steps<void> {
  const column = corpus.foldedTexts;
  const places = yield* findInColumn(column, form.text);
  const isCommon = places.length > COMMON;
  for (let index = 0; index < places.length; index += 1) {
    const [section, offset] = places[index] ?? [0, 0];
    if (holdsWord(getSectionText(column, section), form, offset)) {
      const rate = rateText(corpus, { column, section, needle: form.text, offset, isCommon });
      raise(section, form.weight * IN_TEXT * rate);
    }
    if (index % STEP === STEP - 1) yield;
  }
}

function* matchTitles(column: Column, form: Form, raise: Raise): Steps<void> {
  const places: Place[] = yield* findInColumn(column, form.text);
  for (let index = 0; index < places.length; index += 1) {
    const [section, offset] = places[index] ?? [0, 0];
    const title = getSectionText(column, section);
    if (holdsWord(title, form, offset))
      raise(section, form.weight * (IN_TITLE[rankPlace(title, form.text, offset)] ?? 0));
    if (index % STEP === STEP - 1) yield;
  }
}

/** Sections that are read in one go. */
const STEP = 500;

/** Whether a word is more than a part of another: 'rate' is no part of 'separate'. */
function holdsWord(held: string, { text, isStem }: Form, first: number): boolean {
  if (!/^[a-z0-9]/.test(text)) return true;
  return isStem ? holdsStem(held, text, first) : countWords(held, text, { start: first, most: 1 }) > 0;
}

function holdsStem(held: string, text: string, first: number): boolean {
  for (let at = first; at >= 0; at = held.indexOf(text, at + text.length)) {
    if (isLatin(held, at - 1)) continue;
    let end = at + text.length;
    while (isLatin(held, end)) end += 1;
    if (stem(held.slice(at, end)) === text) return true;
  }
  return false;
}

/** What a heading says holds for what stands below it, and the title of a page for all of the page. */
function* passDown({ sections }: Corpus, match: Match): Steps<void> {
  const above: { level: number; section: number; strength: number }[] = [];
  for (let section = 0; section < sections.length; section += 1) {
    const level = sections[section]?.level ?? 0;
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const own = match.strength[section] ?? 0;
    for (const { section: heading, strength } of above) {
      if (strength * ABOVE <= (match.strength[section] ?? 0)) continue;
      match.strength[section] = strength * ABOVE;
      match.form[section] = match.form[heading] ?? -1;
      if (match.typed[heading]) match.typed[section] = (match.typed[section] ?? 0) | IN.above;
    }
    if (own > MORE_THAN_TEXT) above.push({ level, section, strength: own });
    if (section % 2000 === 1999) yield;
  }
}
