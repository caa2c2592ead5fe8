import type { Kind } from './index-format';

/** Every number that decides the order of results. Tuned on the tuning part of `tests/agreement/search/generate-queries.ts`. */

/** How well a term is in a title: as all of it, at the end of a path, at the beginning, at the beginning of a word, inside one. */
export const IN_TITLE = { whole: 10, pathEnd: 9, beginning: 7, word: 6, inside: 4 };
/** The rest of a title, without the term, lowers its score by up to this share. */
export const UNCOVERED_TITLE = 0.3;
/** The beginning of an English word counts this much of the word. */
export const PART_OF_WORD = 0.8;
/** The title in the other language, the call of an operation and the words of the URL count this much of a title. */
export const IN_NAME = 0.75;
/** The most that a match in the text of a section is worth. */
export const IN_TEXT = 4;
/** An identifier that is only in code samples. */
export const IN_CODE = 1.5;
/** A match in the headings above a section counts this much for the section. */
export const ABOVE = 0.45;
/** A query that is the whole title, or the beginning or a part of it, adds this to the section. */
export const WHOLE_QUERY = { whole: 12, pathEnd: 9, beginning: 4, word: 3, inside: 1 };
/** A query that is the call of an operation, or its path, adds this to the operation. */
export const CALL = 40;
/** A title that says nothing but the terms of the query, in whatever form, adds this. */
export const COVERED_TITLE = 6;
/** Added for content that contains the query as it was typed. */
export const PHRASE = 2;

/** Forms of a term, relative to the typed one: another English form, the word of a reading or homophone, a synonym. */
export const FORM = { typed: 1, stem: 0.9, reading: 0.9, synonym: 0.75 };

/** How likely a reader wants a section, by its kind. */
export const KIND: Record<Kind, number> = {
  operation: 1.3,
  page: 1.25,
  heading: 1,
  error: 1,
  field: 0.75,
  example: 0.7,
  rule: 0.6,
};
/** Lowers the weight for each level inside an object, and for each doubling of the pages that share a heading ("Errors"). */
export const DEPTH = 0.12;
export const SHARED_TITLE = 0.3;
/** Sections of the page that the reader is on are preferred by this much among equals. */
export const CURRENT_PAGE = 1.12;
/** Pages that represent a field that several pages share, unless the reader is on one of them. */
export const REPRESENTATIVES = ['shipment-create', 'common'];

/** How soon more of the same word stops to count, and how much a long text weighs against it (BM25, Robertson 1994). */
export const SATURATION = 1.2;
export const LENGTH_WEIGHT = 0.6;
/** The length of a usual section, in letters. */
export const USUAL_LENGTH = 120;
/** More occurrences than this make no difference. */
export const ENOUGH = 6;
/** Letters at the beginning of a text that say what it is about, and what a term there is worth. */
export const BEGINNING = { letters: 40, worth: 1.3 };
/** A term that occurs only inside other words of a text is worth this much. */
export const INSIDE_WORD = 0.3;

/** A query of one or two terms requires all of them; a longer one requires this share, by rarity. */
export const SHARE_OF_LONG_QUERY = 0.4;
/** Fewer hits than this that have all terms are followed by those that have some. */
export const FEW_HITS = 3;
/** Among those, a term of a title or of the glossary weighs this much of another one. */
export const NAMING_TERM = 1.5;
/** A query with more terms than this is searched without omitting any. */
export const WORDS_TO_LEAVE_OUT = 8;
