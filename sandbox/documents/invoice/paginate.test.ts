import { describe, expect, it } from 'vitest';
import { paginate } from './paginate';

const room = { first: 10, further: 20, sums: 6 };
const lines = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('paginate', () => {
  it.each([
    [0, [0]],
    [4, [4]],
    [5, [4, 1]],
    [10, [9, 1]],
    [11, [10, 1]],
    [24, [10, 14]],
    [25, [10, 14, 1]],
    [31, [10, 20, 1]],
    [44, [10, 20, 14]],
  ])('shares %i lines out so that the sums have room', (count, pages) => {
    const shared = paginate(lines(count), room);
    expect(shared.map((page) => page.length)).toEqual(pages);
    expect(shared.flat()).toEqual(lines(count));
  });

  it('ends when a page has room for sums only', () => {
    expect(paginate(lines(3), { first: 1, further: 1, sums: 1 }).flat()).toEqual(lines(3));
  });
});
