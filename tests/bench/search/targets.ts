import type { Locale } from '../../agreement/page-ids';
import { rateQueries } from '../../agreement/search/rate-queries';
import { getMeasured, type Results } from './report';

export type Target = { name: string; locale: Locale; value: string; target: string; isMet: boolean };

/** The share of queries outside the tuning set that must have their section among the first three hits. */
const HIT3 = { ja: 0.92, en: 0.95 };
/** React, which all islands share. */
const SHARED_BY_ISLANDS = /\/\d+\.[0-9a-f]+\.js$/;

/** Lists the targets of the search, and whether this run meets them. Ratios are to a peer in the same run. */
export function listTargets(results: Results, locale: Locale): Target[] {
  const { portal, slow } = results;
  const own = getMeasured(results, locale, 'portal');
  const pagefind = getMeasured(results, locale, 'pagefind');
  const local = getMeasured(results, locale, 'docusaurus-search-local');
  const firstQuery = portal.firstQuery[locale].filter(({ path }) => !SHARED_BY_ISLANDS.test(path));
  const bytes = firstQuery.reduce((sum, request) => sum + request.bytes, 0);
  const rate = (part: string): number => rateQueries(own.asked.filter((query) => query.part === part)).hit3;
  const p99 = (one: typeof own): number => one.typing.real?.p99 ?? NaN;
  const atMost = (name: string, value: number, target: number, digits = 2): Target => ({
    name,
    locale,
    value: value.toFixed(digits),
    target: `≤ ${target}`,
    isMet: value <= target,
  });
  return [
    {
      name: 'hit@3 of the reported queries',
      locale,
      value: rate('reported').toFixed(3),
      target: `≥ ${HIT3[locale]}`,
      isMet: rate('reported') >= HIT3[locale],
    },
    atMost('tuning less reported, points', (rate('tuning') - rate('reported')) * 100, 5, 1),
    atMost('first query, kB without React', bytes / 1000, 60, 1),
    atMost('first query, requests', firstQuery.length, 3, 0),
    atMost('code before search is wanted, kB gzip', portal.beforeTouchBytes / 1000, 3, 1),
    atMost('keystroke p99: share of Pagefind', p99(own) / p99(pagefind), 0.1),
    atMost('keystroke p99: share of docusaurus-search-local', p99(own) / p99(local), 0.1),
    atMost('keystroke p99 on a quarter of the processor, ms', slow[locale]?.p99 ?? NaN, 5, 1),
    atMost('handler of a key p99 on a quarter of the processor, ms', portal.handlerMs[locale], 5, 1),
    atMost('longest block by a query of 10,000 characters, ms', portal.longQueryMs[locale], 100, 0),
    atMost('keystroke p99 at 5,000 sections, ms', own.typing[5000]?.p99 ?? NaN, 16, 1),
  ];
}
