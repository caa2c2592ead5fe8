import { expect, it } from 'vitest';
import { createTextIndex, forEachPlace } from './text-index';

const TEXTS = ['a label, a parcel', 'no', 'labels'];

/** The sections in which a needle occurs, once for each place. */
function find(column: ReturnType<typeof createTextIndex>, needle: string, isMoreWanted = true): number[] {
  const found: number[] = [];
  forEachPlace(column, needle, (section) => found.push(section) > 0 && isMoreWanted);
  return found;
}

it('finds the same places for a query that grows, letter by letter, as for the whole at once', () => {
  const growing = createTextIndex(TEXTS);
  for (const needle of ['', 'l', 'la', 'lab', 'labe', 'label', 'labels'])
    expect(find(growing, needle), needle).toEqual(find(createTextIndex(TEXTS), needle));
  expect(find(growing, 'label')).toEqual([0, 2]);
  expect(find(growing, '')).toEqual([]);
});

it('counts places that overlap once, and skips the rest of a section on request', () => {
  const column = createTextIndex(['aaaa', 'aa']);
  expect(find(column, 'aa')).toEqual([0, 0, 1]);
  expect(find(column, 'aa', false)).toEqual([0, 1]);
});

it('finds as much after many other needles', () => {
  const column = createTextIndex(TEXTS);
  for (let other = 0; other < 200; other += 1) find(column, `x${other}`);
  expect(find(column, 'label')).toEqual([0, 2]);
});
