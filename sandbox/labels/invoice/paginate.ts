/** How many lines a page takes: the first, those in between, and how many fewer when the sums are on it as well. */
export type Room = { first: number; further: number; sums: number };

/** Shares lines out to pages. The sums are on the last page, on one of their own when the lines leave no room. */
export function paginate<T>(lines: T[], { first, further, sums }: Room): T[][] {
  const pages: T[][] = [];
  let rest = lines;
  for (;;) {
    const room = pages.length === 0 ? first : further;
    if (rest.length <= room - sums) return [...pages, rest];
    // At least one line goes over to the page with the sums, so that they never are alone without need.
    const taken = Math.min(room, Math.max(rest.length - 1, 1));
    pages.push(rest.slice(0, taken));
    rest = rest.slice(taken);
  }
}
