/** The quality of a search on some queries, from 0 to 1. */
export type Rating = {
  count: number;
  /** Queries of which a wanted section is the first hit. */
  hit1: number;
  /** Queries of which a wanted section is among the first three hits. */
  hit3: number;
  /** The mean of one through the place of the first wanted section (mean reciprocal rank). */
  mrr: number;
};

/** A query, the wanted sections, and for each hit, best first, the sections that it represents. */
export type Asked = { want: string[]; found: string[][] };

export function rateQueries(asked: Asked[]): Rating {
  const places = asked.map(({ want, found }) => {
    const at = found.findIndex((hit) => hit.some((address) => want.includes(address)));
    return at < 0 ? Infinity : at + 1;
  });
  const share = (limit: number): number => places.filter((place) => place <= limit).length / places.length;
  return {
    count: places.length,
    hit1: share(1),
    hit3: share(3),
    mrr: places.reduce((sum, place) => sum + 1 / place, 0) / places.length,
  };
}
