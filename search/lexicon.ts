import { foldQuery, foldWords } from './fold';
import type { Section, WordGroup } from './index-format';
import { toReading } from './kana';
import { normalize } from './normalize';
import { correctWord } from './spell-correct';
import { splitWords } from './split-words';
import { stem } from './stem';
import { FORM } from './weights';

/** A word that counts as a match of a term. */
export type Form = {
  /** In the folded form. */
  text: string;
  /** How much it counts against the typed form. */
  weight: number;
  /** Whether it is the part that all forms of an English word share. */
  isStem?: boolean;
};

/** The words of the index and of the glossary, and readings. Words are folded but in `findMeant`. */
export type Lexicon = {
  /** Whether a word of the index begins so. */
  isBeginning: (word: string) => boolean;
  /** Whether it is a word of the index or of the glossary. */
  isWord: (word: string) => boolean;
  /** Whether it is a word of the index. */
  isWritten: (word: string) => boolean;
  /** Whether it is probably mistyped, though the index has it: a word like it is far more common. */
  isSlip: (word: string) => boolean;
  /** Other words for a word or for several in a row; empty when there are none. */
  findNames: (words: string[]) => Form[];
  /** The words with a reading; with `isOpen` also those whose reading begins so. */
  findRead: (kana: string, isOpen?: boolean) => Form[];
  /** The word that was probably meant by a mistyped one, both in the compared form; see `correctWord`. */
  findMeant: (word: string) => string | undefined;
};

/** How much more common the right word is than a slip that the pages show as one. */
const SLIP_RATIO = 100;
/** The fewest kana that may be the beginning of a reading. */
const BEGINNING_MIN = 2;
const WORDS = /(?<![a-z0-9_])[a-z][a-z0-9_]+|[ァ-ヺー]{3,}|[\u3400-\u9fff々]{2,}/g;
/** With the kana that a verb's stem has within a word: 取り消し. */
const COMPOUNDS =
  /(?<![\u3400-\u9fff々])[\u3400-\u9fff々]+[いきぎしじちぢひびみりえけげせぜねべめれ][\u3400-\u9fff々]+/g;

export function createLexicon(sections: Section[], groups: WordGroup[]): Lexicon {
  const texts = sections.map(({ title, text, code }) => normalize(`${title} ${text} ${code}`));
  const counts = countWords([...texts, ...groups.map(({ ja, en }) => normalize([ja, ...en].join(' ')))]);
  const words = [...counts.keys()];
  const compounds = listCompounds(texts);
  const written = new Set(foldWords([...words, ...compounds]));
  const lines = `\n${[...written].join('\n')}`;
  const names = new Map<string, Form[]>();
  const readings = new Map<string, Form[]>();
  for (const group of groups) addGroup(group, names, readings);
  for (const word of written) addWithoutLongVowels(word, names);
  return {
    isBeginning: (word) => lines.includes(`\n${word}`),
    isWord: (word) => written.has(word) || names.has(word),
    isWritten: (word) => written.has(word),
    isSlip: (word) => (counts.get(correctWord(word, counts) ?? '') ?? 0) >= SLIP_RATIO * (counts.get(word) ?? 1),
    findNames: (words) =>
      toKeys(words)
        .map((key) => names.get(key))
        .find(Boolean) ?? [],
    findRead(kana, isOpen = false) {
      const reading = toReading(kana);
      // 'サー' is read 'さ', and nearly anything begins so.
      if (!isOpen || reading.length < BEGINNING_MIN) return readings.get(reading) ?? [];
      return [...readings].flatMap(([known, forms]) => (known.startsWith(reading) ? forms : []));
    },
    findMeant: (word) => correctWord(word, counts),
  };
}

/** Compounds that are used more than once or twice: 取り消し, but not 同じ出荷. */
function listCompounds(texts: string[]): string[] {
  const counts = tally(texts.flatMap((text) => text.match(COMPOUNDS) ?? []));
  return [...counts].flatMap(([word, count]) => (count > 2 ? [word] : []));
}

/** Words and the parts of names: 'hs_code' counts for itself, for 'hs' and for 'code'. */
function countWords(texts: string[]): Map<string, number> {
  const words = texts.flatMap((text) => text.match(WORDS) ?? []);
  return tally(words.flatMap((word) => (word.includes('_') ? [word, ...word.split('_').filter(Boolean)] : word)));
}

/** How often each string occurs. */
export function tally(strings: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of strings) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

type Forms = Map<string, Form[]>;

function addGroup({ ja, en, reading, also = [] }: WordGroup, names: Forms, readings: Forms): void {
  // A word of the dictionary has a reading and homophones, and no other names.
  const isNamed = en.length > 0;
  const own = { text: foldQuery(ja), weight: FORM.reading };
  const others = en.map((text) => ({ text: foldQuery(text), weight: FORM.synonym }));
  if (reading) add(readings, toReading(foldQuery(reading)), [own, ...others]);
  const forms = isNamed ? [{ ...own, weight: FORM.synonym }, ...others] : [own];
  for (const name of isNamed ? [ja, ...en, ...also] : also)
    for (const key of toKeys(splitWords(name).map(foldQuery))) add(names, key, forms);
}

/** 'トクン' is a spelling of トークン; what is left of shorter words may be another word, as of ノード. */
function addWithoutLongVowels(word: string, names: Forms): void {
  const short = word.replaceAll('ー', '');
  if (short !== word && short.length > 2) add(names, short, [{ text: word, weight: FORM.reading }]);
}

function add(map: Forms, key: string, forms: Form[]): void {
  const known = map.get(key) ?? [];
  map.set(key, [...known, ...forms.filter(({ text }) => !known.some((one) => one.text === text))]);
}

/** Keys for all ways to write a name, the strict one first: 'sub users' → 'subusers' and 'subuser' */
function toKeys(words: string[]): string[] {
  return [...new Set([words.join(''), words.map(stem).join('')])];
}
