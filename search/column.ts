import { BORDER } from './fold';

/** One text for each section, in one string, so that looking something up in all of them is one search. */
export type Column = {
  all: string;
  /** Where each text begins, and one past the last border. */
  starts: number[];
};

export function createColumn(texts: string[]): Column {
  const starts = [0];
  for (const text of texts) starts.push((starts.at(-1) ?? 0) + text.length + 1);
  return { all: texts.map((text) => text + BORDER).join(''), starts };
}

/** The text of one section. */
export function getText({ all, starts }: Column, section: number): string {
  return all.slice(starts[section], (starts[section + 1] ?? 1) - 1);
}

/**
 * Calls back for each occurrence of a needle, in order, with its section and its place in `all`. When the callback returns
 * false, the rest of the section is skipped.
 */
export function forEachPlace(
  { all, starts }: Column,
  needle: string,
  visit: (section: number, at: number) => boolean,
): void {
  if (needle === '') return;
  let section = 0;
  for (let at = all.indexOf(needle); at >= 0;) {
    while ((starts[section + 1] ?? Infinity) <= at) section += 1;
    const isMoreWanted = visit(section, at);
    at = all.indexOf(needle, isMoreWanted ? at + needle.length : starts[section + 1]);
  }
}
