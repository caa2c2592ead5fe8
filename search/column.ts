// cspell:ignore Faloutsos Christodoulakis
import { remember } from './remember';

/** Sections in a block: few enough that making or reading one takes about a millisecond. */
const BLOCK_SIZE = 100;
/** How many needles a column remembers, and of how many places each. */
const MEMORY = 40;
const MOST_PLACES = 2000;
/** Bits that tell which pairs of letters a section has, in whole words of 32: a section of usual length sets a fifth. */
const MARK_WORDS = 32;
/** Pairs of a needle that are looked for: enough to leave hardly a section that does not hold it. */
const MOST_PAIRS = 8;

/** The texts of some sections, and for each the marks of its pairs of letters. */
type Block = { texts: string[]; marks: Uint32Array };

/** A section that holds a needle, and where its first occurrence begins. */
export type Place = [section: number, offset: number];

/**
 * One text for each section, in a compared form, laid out for looking a needle up in all of them. It is made block by
 * block when it is first needed.
 */
export type Column = {
  /** Makes the next block; false when all are there. */
  grow: () => boolean;
  blocks: Block[];
  /** Needles of late and where they were found, the latest last. */
  found: Map<string, Place[]>;
};

type Steps<Result> = Generator<undefined, Result>;

/**
 * @param count how many sections there are
 * @param read the compared text of a section
 */
export function createColumn(count: number, read: (section: number) => string): Column {
  const blocks: Block[] = [];
  const grow = (): boolean => {
    const first = blocks.length * BLOCK_SIZE;
    if (first >= count) return false;
    const texts = Array.from({ length: Math.min(BLOCK_SIZE, count - first) }, (_, index) => read(first + index));
    blocks.push({ texts, marks: markPairs(texts) });
    return true;
  };
  return { grow, blocks, found: new Map() };
}

/** A column of the same texts, letter for letter, in another form. */
export function convertColumn(column: Column, convert: (text: string) => string): Column {
  const blocks: Block[] = [];
  const grow = (): boolean => {
    if (column.blocks.length === blocks.length && !column.grow()) return false;
    const texts = column.blocks[blocks.length]?.texts.map(convert) ?? [];
    blocks.push({ texts, marks: markPairs(texts) });
    return true;
  };
  return { grow, blocks, found: new Map() };
}

/** Sections of a column that hold a needle, each once, in order. Stops to breathe. */
export function* findInColumn(column: Column, needle: string): Steps<Place[]> {
  const places = column.found.get(needle) ?? (yield* look(column, needle));
  if (places.length <= MOST_PLACES) remember(column.found, needle, places, MEMORY);
  return places;
}

/** The text of one section of a column. */
export function getSectionText(column: Column, section: number): string {
  while (column.blocks.length * BLOCK_SIZE <= section && column.grow());
  return column.blocks[Math.floor(section / BLOCK_SIZE)]?.texts[section % BLOCK_SIZE] ?? '';
}

/** A section that holds a needle holds every part of it: what was found for a part, while typing, is all there is to read. */
function* look(column: Column, needle: string): Steps<Place[]> {
  let part: { places: Place[]; at: number } | undefined;
  for (const [text, places] of column.found) {
    if (places.length >= (part?.places.length ?? Infinity)) continue;
    const at = needle.indexOf(text);
    if (at >= 0) part = { places, at };
  }
  const found: Place[] = [];
  if (part) {
    const { places, at } = part;
    for (let index = 0; index < places.length; index += 1) {
      const [section, first] = places[index] ?? [0, 0];
      const offset = getSectionText(column, section).indexOf(needle, first - at);
      if (offset >= 0) found.push([section, offset]);
      if (index % BLOCK_SIZE === BLOCK_SIZE - 1) yield;
    }
    return found;
  }
  const pairs = listPairs(needle);
  for (let number = 0; number < column.blocks.length || column.grow(); number += 1) {
    const block = column.blocks[number];
    if (block) findInBlock(block, { needle, pairs, first: number * BLOCK_SIZE, found });
    yield;
  }
  return found;
}

type Look = { needle: string; pairs: number[]; first: number; found: Place[] };

function findInBlock({ texts, marks }: Block, { needle, pairs, first, found }: Look): void {
  for (let index = 0; index < texts.length; index += 1) {
    if (!mayHold(marks, index * MARK_WORDS, pairs)) continue;
    const offset = texts[index]?.indexOf(needle) ?? -1;
    if (offset >= 0) found.push([first + index, offset]);
  }
}

/** Whether a section has all of some pairs, or others with the same marks: a signature file (Faloutsos and Christodoulakis 1984). */
function mayHold(marks: Uint32Array, from: number, pairs: number[]): boolean {
  for (const pair of pairs) if (((marks[from + (pair >>> 5)] ?? 0) & (1 << (pair & 31))) === 0) return false;
  return true;
}

function markPairs(texts: string[]): Uint32Array {
  const marks = new Uint32Array(texts.length * MARK_WORDS);
  for (const [index, text] of texts.entries()) {
    const from = index * MARK_WORDS;
    for (let at = 1; at < text.length; at += 1) {
      const pair = toPair(text, at);
      const word = from + (pair >>> 5);
      marks[word] = (marks[word] ?? 0) | (1 << (pair & 31));
    }
  }
  return marks;
}

function listPairs(needle: string): number[] {
  const pairs = new Set<number>();
  for (let at = 1; at < needle.length && pairs.size < MOST_PAIRS; at += 1) pairs.add(toPair(needle, at));
  return [...pairs];
}

/** The number of the bit for a letter and the one before it: by multiplication (Knuth, volume 3, 6.4), the upper ten bits. */
function toPair(text: string, at: number): number {
  return Math.imul((text.charCodeAt(at - 1) << 16) | text.charCodeAt(at), 0x9e3779b1) >>> 22;
}
