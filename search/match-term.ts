import { forEachPlace, getLength, getText, type TextIndex, type Visit } from './text-index';
import type { Corpus } from './corpus';
import type { Form } from './lexicon';
import type { Term } from './read-query';
import { stem } from './stem';
import * as weights from './weights';

/** How one term is held by the sections: columns with an entry for each. */
export type Match = {
  /** How rare the term is; 0 if no section matches. */
  rarity: number;
  /** How well it is held; 0 where it is not. */
  strength: Float64Array;
  /** Number of the form that counts most. */
  form: Uint8Array;
  /** Whether the title contains it, as typed or in another form of the word. */
  inTitle: Uint8Array;
};

/** Where a needle is in a title. */
export type Standing = keyof typeof weights.IN_TITLE;

/** Finds a term in all sections. */
export function matchTerm(corpus: Corpus, { forms }: Term): Match {
  const count = corpus.sections.length;
  const match: Match = {
    rarity: 0,
    strength: new Float64Array(count),
    form: new Uint8Array(count),
    inTitle: new Uint8Array(count),
  };
  forms.forEach((form, index) => {
    const raise = (section: number, strength: number): void => {
      if (strength * form.weight <= (match.strength[section] ?? 0)) return;
      match.strength[section] = strength * form.weight;
      match.form[section] = index;
    };
    matchTexts(corpus, form, raise);
    matchTitles(corpus, corpus.names, form, (section, strength) => raise(section, strength * weights.IN_NAME));
    matchTitles(corpus, corpus.titles, form, (section, strength, standing) => {
      raise(section, strength);
      // A synonym is a match of the title when it is all of it.
      if (form.weight >= weights.FORM.stem || standing === 'whole') match.inTitle[section] = 1;
    });
    forEachHeld(corpus.codes, form, (section) => {
      raise(section, weights.IN_CODE);
      return false;
    });
  });
  const held = match.strength.reduce((sum, strength) => sum + (strength > 0 ? 1 : 0), 0);
  if (held > 0) match.rarity = Math.log(1 + count / held);
  passDown(corpus, match);
  return match;
}

type Raise = (section: number, strength: number, standing: Standing) => void;

/** Reports how well the titles match a form: the larger its share of a title, the better. */
function matchTitles(corpus: Corpus, column: TextIndex, form: Form, raise: Raise): void {
  const { length } = form.text;
  forEachHeld(column, form, (section, at) => {
    const standing = findStanding(corpus, column, { section, at, length });
    const covered = 1 - weights.UNCOVERED_TITLE * (1 - length / Math.max(getLength(column, section), 1));
    const complete = isWordEnd(column.all, at + length) ? 1 : weights.PART_OF_WORD;
    raise(section, weights.IN_TITLE[standing] * covered * complete, standing);
    return true;
  });
}

/** Reports how well the sections match a form: by occurrences against length, and whether they begin with it. */
function matchTexts({ texts }: Corpus, form: Form, raise: (section: number, strength: number) => void): void {
  let current = -1;
  let count = 0;
  forEachHeld(texts, form, (section, at) => {
    if (section !== current) count = 0;
    current = section;
    count += isWordStart(texts.all, at) ? 1 : weights.INSIDE_WORD;
    const { letters, worth } = weights.BEGINNING;
    const usual =
      1 - weights.LENGTH_WEIGHT + (weights.LENGTH_WEIGHT * getLength(texts, section)) / weights.USUAL_LENGTH;
    const share = count / (count + weights.SATURATION * usual);
    raise(section, weights.IN_TEXT * share * (at - (texts.starts[section] ?? 0) < letters ? worth : 1));
    return count < weights.ENOUGH;
  });
}

/** Where in a title the match at a place is. The end of a field's path is its name. */
export function findStanding(
  { sections }: Corpus,
  { all, starts }: TextIndex,
  { section, at, length }: { section: number; at: number; length: number },
): Standing {
  const isLast = at + length + 1 === starts[section + 1];
  if (at === starts[section]) return isLast ? 'whole' : 'beginning';
  if (!isWordStart(all, at)) return 'inside';
  return isLast && sections[section]?.kind === 'field' && all[at - 1] === ' ' ? 'pathEnd' : 'word';
}

/** Calls back where a form is no part of another word: 'rate' is not held by 'separate', nor two kana by a longer word. */
function forEachHeld(column: TextIndex, { text, isStem = false }: Form, visit: Visit): void {
  const { all } = column;
  const first = toScript(text.charCodeAt(0));
  const mayBeInside = first === 0 || (first === 3 && text.length > 2);
  const isNumber = toScript(text.charCodeAt(text.length - 1)) === 2;
  forEachPlace(column, text, (section, at) => {
    if (!mayBeInside && !isWordStart(all, at)) return true;
    if (isStem ? !isStemOf(text, all, at) : isNumber && toScript(all.charCodeAt(at + text.length)) === 2) return true;
    return visit(section, at);
  });
}

/** Whether the word that begins at a place has a stem. */
function isStemOf(text: string, all: string, at: number): boolean {
  let end = at + text.length;
  while (toScript(all.charCodeAt(end)) === 1) end += 1;
  return stem(all.slice(at, end)) === text;
}

/** Whether what is at a place does not go on with the letters before it. Kanji always begin a word. */
export function isWordStart(all: string, at: number): boolean {
  const script = toScript(all.charCodeAt(at));
  return script === 0 || at === 0 || toScript(all.charCodeAt(at - 1)) !== script;
}

/** Whether an English word ends before a place. */
function isWordEnd(all: string, at: number): boolean {
  return toScript(all.charCodeAt(at - 1)) !== 1 || toScript(all.charCodeAt(at)) !== 1;
}

/** 1 for a to z, 2 for digits, 3 for kana, 0 for everything else. */
function toScript(letter: number): number {
  if (letter >= 0x61 && letter <= 0x7a) return 1;
  if (letter >= 0x30 && letter <= 0x39) return 2;
  return (letter >= 0x3041 && letter <= 0x3096) || letter === 0x30fc ? 3 : 0;
}

/** Passes a match in a heading's title to the sections below it, and a match in a page's title to the whole page. */
function passDown({ sections, titles }: Corpus, { strength, form, inTitle }: Match): void {
  const above: { level: number; section: number; strength: number }[] = [];
  sections.forEach(({ level }, section) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const own = inTitle[section] ? (strength[section] ?? 0) : 0;
    for (const heading of above) {
      if (heading.strength * weights.ABOVE <= (strength[section] ?? 0)) continue;
      strength[section] = heading.strength * weights.ABOVE;
      form[section] = form[heading.section] ?? 0;
    }
    if (own > 0 && getText(titles, section)) above.push({ level, section, strength: own });
  });
}
