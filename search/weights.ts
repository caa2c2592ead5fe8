import { FIELD_LEVEL, type Section } from './index-format';

/** How much a section counts among others that match alike, from 0 to 1. */
export type Weights = Float64Array;

/** How much a title that others share, an earlier copy, and each step down into an object take away. */
const COMMON_TITLE = 0.3;
const COPY = 0.25;
const DEPTH = 0.2;

/**
 * Sections that say little by themselves weigh less: headings that many pages share, such as 'Errors', fields deep inside
 * an object, and whatever repeats an earlier section word for word, as fields do that several operations have.
 */
export function createWeights(sections: Section[]): Weights {
  const titles = new Map<string, number>();
  for (const { title } of sections) titles.set(title, (titles.get(title) ?? 0) + 1);
  const copies = new Map<string, number>();
  return Float64Array.from(sections, ({ level, title, text }) => {
    const path = title.split('.');
    const copy = `${path.at(-1)}\n${text}`;
    const earlier = copies.get(copy) ?? 0;
    copies.set(copy, earlier + 1);
    const sharing = level === FIELD_LEVEL ? 1 : (titles.get(title) ?? 1);
    const depth = level === FIELD_LEVEL ? path.length - 1 : 0;
    return 1 / (1 + COMMON_TITLE * Math.log2(sharing)) / (1 + COPY * earlier) / (1 + DEPTH * depth);
  });
}
