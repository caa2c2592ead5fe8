import { describe, expect, it } from 'vitest';
import { search, toAddress } from '../../search';
import { LOCALES } from './page-ids';
import { readBuiltIndex } from './search/built-index';
import { generateQueries, PARTS, type Part } from './search/generate-queries';
import { rateQueries } from './search/rate-queries';

/**
 * The share of generated queries that must have their section among the first three hits; `npm run bench -- search` prints it
 * by class.
 */
const HIT3 = { ja: 0.92, en: 0.95 };
/** The most by which queries of the tuning set may do better. */
const DIFFERENCE = 0.05;

describe.each(LOCALES)('queries made from the pages, in %s', async (locale) => {
  const { corpus, words } = readBuiltIndex(locale);
  const queries = await generateQueries(locale, { sections: corpus.sections, words });
  const find = (query: string): string[][] =>
    search(corpus, query).hits.map(({ section, copies }) =>
      [section, ...copies].flatMap((one) => {
        const found = corpus.sections[one];
        return found ? [toAddress(found)] : [];
      }),
    );
  const rate = (part: Part): number =>
    rateQueries(queries.flatMap(({ q, want, part: own }) => (own === part ? [{ want, found: find(q) }] : []))).hit3;

  it('are many, in each part', () => {
    for (const part of PARTS) expect(queries.filter((query) => query.part === part).length).toBeGreaterThan(400);
  });

  it('find their section, whether the search was tuned with them or not', () => {
    const [tuning, reported] = PARTS.map(rate);
    expect(reported).toBeGreaterThanOrEqual(HIT3[locale]);
    expect(Math.abs((tuning ?? 0) - (reported ?? 0))).toBeLessThan(DIFFERENCE);
  });
});
