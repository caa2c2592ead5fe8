/** How many lines fit on the first page and on further pages, and how many fewer if the sums are on the page as well. */
export type Room = { first: number; further: number; sums: number };

/** Distributes lines to pages. The sums are on the last page, alone if the lines leave no room. */
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
