import { remember } from './remember';

/** Stands between sections. No query holds it: white space in a query is collapsed to spaces. */
const SEPARATOR = '\n';
/** Sections in a block: few enough that making or reading one takes about a millisecond. */
const BLOCK_SIZE = 100;
/** How many needles a column remembers, and of how many places each. */
const MEMORY = 40;
const MOST_PLACES = 2000;

/** The texts of some sections in one string, with the place at which each begins. */
type Block = { text: string; starts: Int32Array };

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
    const length = Math.min(BLOCK_SIZE, count - first);
    const starts = new Int32Array(length + 1);
    let text = '';
    for (let index = 0; index < length; index += 1) {
      starts[index] = text.length;
      text += read(first + index) + SEPARATOR;
    }
    starts[length] = text.length;
    blocks.push({ text, starts });
    return true;
  };
  return { grow, blocks, found: new Map() };
}

/** A column of the same texts, letter for letter, in another form. */
export function convertColumn(column: Column, convert: (text: string) => string): Column {
  const blocks: Block[] = [];
  const grow = (): boolean => {
    if (column.blocks.length === blocks.length && !column.grow()) return false;
    const block = column.blocks[blocks.length];
    if (block) blocks.push({ text: convert(block.text), starts: block.starts });
    return block !== undefined;
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
  const block = column.blocks[Math.floor(section / BLOCK_SIZE)];
  const index = section % BLOCK_SIZE;
  return block ? block.text.slice(block.starts[index], (block.starts[index + 1] ?? 1) - 1) : '';
}

/** A section that holds a needle holds every part of it: what was found for a part, while typing, is all there is to read. */
function* look(column: Column, needle: string): Steps<Place[]> {
  let part: Place[] | undefined;
  for (const [text, places] of column.found) {
    if (needle.includes(text) && places.length < (part?.length ?? Infinity)) part = places;
  }
  const found: Place[] = [];
  if (part) {
    for (let index = 0; index < part.length; index += 1) {
      const section = part[index]?.[0] ?? 0;
      const offset = getSectionText(column, section).indexOf(needle);
      if (offset >= 0) found.push([section, offset]);
      if (index % BLOCK_SIZE === BLOCK_SIZE - 1) yield;
    }
    return found;
  }
  for (let number = 0; number < column.blocks.length || column.grow(); number += 1) {
    const block = column.blocks[number];
    if (block) findInBlock(block, needle, number * BLOCK_SIZE, found);
    yield;
  }
  return found;
}

function findInBlock({ text, starts }: Block, needle: string, first: number, found: Place[]): void {
  let index = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, starts[index])) {
    index = findStart(starts, at, index);
    found.push([first + index, at - (starts[index] ?? 0)]);
    index += 1;
    if (index >= starts.length - 1) return;
  }
}

/** The last start at or before a place, by halving; `from` is known to be at or before it. */
function findStart(starts: Int32Array, at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
