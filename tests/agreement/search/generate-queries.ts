import { getTokenizer, type KuromojiToken, type Tokenizer } from 'kuromojin';
import { toAddress, type Section, type WordGroup } from '../../../search';
import type { Locale } from '../page-ids';
import { createRandom, type Random } from './random';
import { makeSlips } from './slips';
import { toRomaji } from './to-romaji';

/** A query as a reader could type it, and the wanted sections, `page#anchor`. */
export type GeneratedQuery = { name: string; part: Part; q: string; want: string[] };

/** The search is tuned with the queries of one half of the pages; those of the other half are only reported. */
export const PARTS = ['tuning', 'reported'] as const;
export type Part = (typeof PARTS)[number];

type Site = { sections: Section[]; words: WordGroup[] };

/** A way to ask for a section, or nothing where it cannot be asked for so. */
type Ask = (section: Section, tools: Tools) => string | undefined;
type Tools = {
  random: Random;
  tokenize: (text: string) => KuromojiToken[];
  /** Words that sound like a word. */
  alike: (token: KuromojiToken) => string[];
  words: WordGroup[];
};

/** The most queries of a class in each part. */
const QUERIES_MAX = 60;
const FIELD_CLASSES = ['fields', 'names of fields', 'numbers'];
const KANJI = /[\u3400-\u9fff]/;
const NUMBER = /(?<![\d.,-])(\d{1,3}(?:,\d{3})+|\d+)(?= ?(円|個|日|件|文字|MB|kg|cm|mm|characters|days|yen|pieces))/;

/** Ways to ask that serve both languages. */
const BOTH: Record<string, Ask> = {
  titles: ({ title }) => title,
  'titles of the other language': ({ kind, otherTitle }) => (kind === 'example' ? undefined : otherTitle),
  fields: ({ kind, title }) => (kind === 'field' ? title : undefined),
  'names of fields': ({ kind, title }) => (kind === 'field' ? title.split('.').at(-1) : undefined),
  'error codes': ({ kind, title }) => (kind === 'error' ? title.toLowerCase().replaceAll('_', ' ') : undefined),
  calls: ({ call }) => call || undefined,
  paths: ({ call }) => call.split(' ')[1],
};

const JAPANESE: Record<string, Ask> = {
  ...BOTH,
  'words of a title': ({ title }, tools) => listContent(title, tools).reverse().join(' ') || undefined,
  kana: ({ title }, tools) => toKana(title, tools),
  'words in kana': ({ title }, tools) => toKana(listContent(title, tools).join(' '), tools),
  romaji: ({ title }, tools) => toRomaji(toKana(title, tools) ?? ''),
  composing: askComposing,
  'wrong conversion': askWrongly,
  questions: ({ title }, { random }) =>
    KANJI.test(title) ? random.pick([`${title}の方法`, `${title}とは`, `${title}について`]) : undefined,
  numbers: ({ text }, { random }) =>
    askNumber(text, random, /([\u3400-\u9fff]{2,}|[ァ-ヺー]{3,})[^\u3400-\u9fffァ-ヺ。]*$/),
  'other words': askInOtherWords,
  // One of the long vowels of a title, in a word that is still a word without it.
  'long vowels': ({ title }, { random }) => {
    const words = title.match(/[ァ-ヺー]*ー[ァ-ヺー]*/g)?.filter(({ length }) => length > 3) ?? [];
    if (words.length === 0) return undefined;
    const word = random.pick(words);
    return title.replace(word, word.replace('ー', ''));
  },
};

const ENGLISH: Record<string, Ask> = {
  ...BOTH,
  'words of a title': ({ title }) =>
    toQuery(
      title
        .split(/[^\w]+/)
        .filter((word) => word.length > 3)
        .reverse(),
    ),
  'other forms': ({ title }) => changeForms(title),
  questions: ({ title }, { random }) => `${random.pick(['how to', 'what is', 'how do I'])} ${title.toLowerCase()}`,
  'joined words': ({ title }) => (/^[a-z]+ [a-z]+$/i.test(title) ? title.replace(' ', '').toLowerCase() : undefined),
  slips: ({ title }, { random }) => slip(title, random),
  numbers: ({ text }, { random }) => askNumber(text, random, /\b([a-z]{4,})\b[^a-z.]*(?:\b[a-z]{1,3}\b[^a-z.]*)*$/i),
  'other words': askInOtherWords,
};

/**
 * Queries made from a locale's sections, by class: titles as readers write and misspell them, names, calls and numbers. The
 * sections of a page are all in one part. Equal sections give equal queries.
 */
export async function generateQueries(locale: Locale, { sections, words }: Site): Promise<GeneratedQuery[]> {
  const tools = await createTools(words);
  const titles = countTitles(sections);
  return Object.entries(locale === 'ja' ? JAPANESE : ENGLISH).flatMap(([name, ask]) =>
    PARTS.flatMap((part) => {
      const own = sections.filter(({ page }) => toPart(page) === part);
      const asked = new Map<string, string[]>();
      for (const section of shuffle(own, tools.random)) {
        // Fields have separate classes, and sections that share a title are not searched by it.
        const isTold = FIELD_CLASSES.includes(name) || (section.kind !== 'field' && titles.get(section.title) === 1);
        const q = isTold && asked.size < QUERIES_MAX ? ask(section, tools)?.trim() : undefined;
        if (q && q.length > 1) asked.set(q, listWanted(section, name, sections));
      }
      return [...asked].map(([q, want]) => ({ name, part, q, want }));
    }),
  );
}

function toPart(page: string): Part {
  return PARTS[Array.from(page).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) % 2] ?? 'tuning';
}

/** Returns the wanted sections: the section, and all with the same content. */
function listWanted(section: Section, name: string, sections: Section[]): string[] {
  const isSame = ({ kind, title, text, call }: Section): boolean => {
    if (name === 'numbers') return text.includes(readNumber(section.text)) && text.includes(section.text.slice(0, 0));
    if (name === 'paths') return call !== '' && call.split(' ')[1] === section.call.split(' ')[1];
    if (name === 'names of fields')
      return kind === 'field' && title.split('.').at(-1) === section.title.split('.').at(-1);
    return kind === section.kind && title === section.title;
  };
  return sections.filter(isSame).map(toAddress);
}

function readNumber(text: string): string {
  return NUMBER.exec(text)?.[0] ?? '\uffff';
}

/** A number of a text in another notation, with the word before it. */
function askNumber(text: string, random: Random, before: RegExp): string | undefined {
  const found = NUMBER.exec(text);
  const word = before.exec(text.slice(Math.max(0, (found?.index ?? 0) - 40), found?.index))?.[1];
  if (!found?.[1] || !word) return undefined;
  const [, number, unit = ''] = found;
  const plain = number.replaceAll(',', '');
  const full = plain.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const spellings = [`${plain}${unit}`, `${plain} ${unit}`, `${full}${unit}`];
  if (/0000$/.test(plain) && /円/.test(unit)) spellings.push(`${Number(plain) / 10_000}万${unit}`);
  return `${word} ${random.pick(spellings)}`;
}

/** The first word is converted, the second is being typed. */
function askComposing({ title }: Section, tools: Tools): string | undefined {
  const [first, second] = listContent(title, tools);
  const kana = second === undefined ? undefined : toKana(second, tools);
  return first && kana && kana !== second ? `${first}${kana.slice(0, Math.max(2, kana.length - 1))}` : undefined;
}

/** One word of a title as the input method has written another one that sounds alike. */
function askWrongly({ title }: Section, tools: Tools): string | undefined {
  const tokens = tools.tokenize(title);
  const places = tokens.filter((token) => tools.alike(token).length > 0);
  if (places.length === 0) return undefined;
  const wrong = tools.random.pick(places);
  return tokens.map((token) => (token === wrong ? tools.random.pick(tools.alike(token)) : token.surface_form)).join('');
}

function askInOtherWords({ title }: Section, { words, random }: Tools): string | undefined {
  for (const { ja, en, also = [] } of words) {
    // An English term is a whole word: 'rate' is no part of 'separate'.
    const used = [ja, ...en].find((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i').test(title));
    const others = also.filter((word) => /^[ -~]+$/.test(word) === /^[ -~]+$/.test(used ?? ''));
    if (en.length > 0 && used && others.length > 0) return title.replace(new RegExp(used, 'i'), random.pick(others));
  }
  return undefined;
}

/** The words of a title; one in katakana in one piece, which the dictionary may not know. */
function listContent(title: string, { tokenize }: Tools): string[] {
  return (title.match(/[ァ-ヺー]{2,}|[^ァ-ヺー]+|./g) ?? []).flatMap((run) =>
    /^[ァ-ヺー]/.test(run)
      ? [run]
      : tokenize(run).flatMap(({ pos, surface_form: surface }) =>
          pos === '名詞' && surface.length > 1 ? [surface] : [],
        ),
  );
}

/** A title in hiragana; nothing where it has no kanji, or a word without a reading. */
function toKana(title: string, { tokenize }: Tools): string | undefined {
  if (!KANJI.test(title) || /[A-Za-z0-9]/.test(title)) return undefined;
  const tokens = tokenize(title);
  if (tokens.some(({ reading, surface_form: surface }) => !reading && KANJI.test(surface))) return undefined;
  return tokens
    .map(({ reading, surface_form: surface }) => reading || surface)
    .join('')
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
    .replace(/[^ぁ-んー ]/g, '');
}

function changeForms(title: string): string | undefined {
  const changed = title
    .toLowerCase()
    .replace(/\b([a-z]{3,}[^s\W])s\b/g, '$1')
    .replace(/\b(get|list|create|delete|update|register|upload|refresh)\b/g, (verb) => `${verb.replace(/e$/, '')}ing`);
  return changed === title.toLowerCase() ? undefined : changed;
}

function slip(title: string, random: Random): string | undefined {
  const words = title.toLowerCase().match(/[a-z]{6,}/g) ?? [];
  if (words.length === 0) return undefined;
  const word = random.pick(words);
  return title.toLowerCase().replace(word, random.pick(makeSlips(word, random.below(1000))));
}

function toQuery(words: string[]): string | undefined {
  return words.length > 1 ? words.join(' ').toLowerCase() : undefined;
}

function countTitles(sections: Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  return counts;
}

function shuffle<Item>(items: Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: random.below(1e9) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

type Dictionary = { target_map: Record<string, number[]>; getFeatures: (word: number) => string };

async function createTools(words: WordGroup[]): Promise<Tools> {
  const tokenizer = await getTokenizer();
  const { token_info_dictionary: dictionary } = tokenizer as Tokenizer & { token_info_dictionary: Dictionary };
  const byReading = new Map<string, string[]>();
  for (const word of Object.values(dictionary.target_map).flat()) {
    const [surface = '', pos, detail, , , , , , reading = ''] = dictionary.getFeatures(word).split(',');
    if (pos !== '名詞' || detail === '固有名詞' || !/^[\u3400-\u9fff]{2,}$/.test(surface)) continue;
    const known = byReading.get(reading);
    if (known) known.push(surface);
    else byReading.set(reading, [surface]);
  }
  return {
    random: createRandom(16),
    tokenize: (text) => tokenizer.tokenize(text),
    alike: ({ surface_form: surface, reading }) =>
      /^[\u3400-\u9fff]{2,}$/.test(surface)
        ? (byReading.get(reading) ?? []).filter((other) => other !== surface && shareKanji(other, surface)).slice(0, 3)
        : [],
    words,
  };
}

/** Words that an input method confuses share a kanji or are as common. */
function shareKanji(a: string, b: string): boolean {
  return Array.from(a).some((letter) => b.includes(letter));
}
