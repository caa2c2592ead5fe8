import { BORDER } from './fold';

/** One text for each section, in one string, so that looking something up in all of them is one search. */
export type TextIndex = {
  all: string;
  /** Where each text begins, and one past the last border. */
  starts: number[];
  /** Needles that were looked for, and where they occur. */
  known: Map<string, number[]>;
};

/** Needles that are remembered, at least those of a long query; then all are forgotten. */
const REMEMBERED = 64;

export function createTextIndex(texts: string[]): TextIndex {
  const starts = [0];
  for (const text of texts) starts.push((starts.at(-1) ?? 0) + text.length + 1);
  return { all: texts.map((text) => text + BORDER).join(''), starts, known: new Map() };
}

/** The text of one section. */
export function getText({ all, starts }: TextIndex, section: number): string {
  return all.slice(starts[section], (starts[section + 1] ?? 1) - 1);
}

/** The length of the text of one section. */
export function getLength({ starts }: TextIndex, section: number): number {
  return (starts[section + 1] ?? 1) - 1 - (starts[section] ?? 0);
}

/** Gets the section of an occurrence and its place in `all`. When it returns false, the rest of the section is skipped. */
export type Visit = (section: number, at: number) => boolean;

/** Calls back for each occurrence of a needle, in order. */
export function forEachPlace(column: TextIndex, needle: string, visit: Visit): void {
  const { starts } = column;
  let section = 0;
  let next = 0;
  if (!needle) return;
  for (const at of findPlaces(column, needle)) {
    if (at < next) continue;
    // Each place is before the last of `starts`.
    while ((starts[section + 1] as number) <= at) section += 1;
    next = visit(section, at) ? at + needle.length : (starts[section + 1] as number);
  }
}

/** Where a needle occurs. When a query grows by a letter, only the places of the shorter needle are looked at. */
function findPlaces({ all, known }: TextIndex, needle: string): number[] {
  if (known.size > REMEMBERED) known.clear();
  const shorter = known.get(needle.slice(0, -1));
  const places = known.get(needle) ?? shorter?.filter((at) => all.startsWith(needle, at)) ?? scan(all, needle);
  known.set(needle, places);
  return places;
}

function scan(all: string, needle: string): number[] {
  const places: number[] = [];
  for (let at = all.indexOf(needle); at >= 0; at = all.indexOf(needle, at + 1)) places.push(at);
  return places;
}
