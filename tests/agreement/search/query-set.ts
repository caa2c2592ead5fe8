import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '../page-ids';

/** A query as a reader types it, and the wanted sections, `page#anchor`. */
export type Query = { q: string; want: string[] };

export type QuerySet = { queries: Query[]; nothing: string[] };

/** The set that the search is made for, the words of those who ship, and three sets that were written without looking at it. */
export const SET_NAMES = ['own', 'shipper', 'held-out', 'unseen', 'blind'] as const;
export type SetName = (typeof SET_NAMES)[number];

export function readQuerySet(locale: Locale, name: SetName): QuerySet {
  const file = join('tests/agreement/queries', name === 'own' ? `${locale}.yaml` : `${locale}-${name}.yaml`);
  const { queries = [], nothing = [] } = parse(readFileSync(file, 'utf8')) as Partial<QuerySet>;
  return { queries, nothing };
}

/** The quality of a search on a set of queries, as shares from 0 to 1. */
export type Service = {
  /** Queries of which a wanted section is found at all. */
  found: number;
  /** Queries of which a wanted section is among the first five. */
  inFirstFive: number;
  /** Queries of which a wanted section is among the first three, which a reader sees without scrolling. */
  inFirstThree: number;
  /** Queries of which a wanted section is the first. */
  first: number;
  /** Queries that are not served within the first five. */
  failed: string[];
};

/** @param find for each result of a query, best first, the addresses of the sections that it leads to */
export function rateService(queries: Query[], find: (query: string) => string[][]): Service {
  const places = queries.map(({ q, want }) => {
    const place = find(q).findIndex((addresses) => addresses.some((address) => want.includes(address)));
    return { q, place: place < 0 ? Infinity : place };
  });
  const share = (limit: number): number => places.filter(({ place }) => place < limit).length / queries.length;
  return {
    found: share(Infinity),
    inFirstFive: share(5),
    inFirstThree: share(3),
    first: share(1),
    failed: places.flatMap(({ q, place }) => (place < 5 ? [] : [q])),
  };
}
