import type { Locale } from '../../agreement/page-ids';
import type { Measured } from './measure';
import type { Size } from './plan';
import { getMeasured, type Results } from './report';

export type Target = { name: string; locale: Locale; value: string; target: string; isMet: boolean };

/** What the search promises, and whether it holds in this run. Ratios are to a peer that was measured in the same run. */
export function listTargets(results: Results, locale: Locale): Target[] {
  const { portal, holds, slow } = results;
  const own = getMeasured(results, locale, 'portal');
  const pagefind = getMeasured(results, locale, 'pagefind');
  const local = getMeasured(results, locale, 'docusaurus-search-local');
  const peers = results.measured.filter((one) => one.locale === locale && one.engine !== 'portal');
  const firstQuery = portal.firstQuery[locale];
  const bytes = firstQuery.reduce((sum, request) => sum + request.bytes, 0);
  const best = (share: (one: Measured) => number): number => Math.max(...peers.map(share));
  const atMost = (name: string, value: number, target: number, digits = 2): Target => ({
    name,
    locale,
    value: value.toFixed(digits),
    target: `≤ ${target}`,
    isMet: value <= target,
  });
  const atLeast = (name: string, value: number, target: number): Target => ({
    name,
    locale,
    value: value.toFixed(3),
    target: `≥ ${target.toFixed(3)}`,
    isMet: value >= target,
  });
  return [
    atMost('first query, bytes: share of Pagefind', bytes / pagefind.bytes, 0.8),
    atMost('first query, bytes: share of docusaurus-search-local', bytes / local.bytes, 0.3),
    atMost('first query, requests', firstQuery.length, 2, 0),
    atMost('matcher, modal and styles, kB Brotli', portal.codeBytes / 1000, 14, 1),
    atMost('code before search is wanted, kB gzip', portal.beforeTouchBytes / 1000, 3, 1),
    atMost('index load: share of Pagefind', own.loadMs / pagefind.loadMs, 0.1),
    atMost('index load: share of docusaurus-search-local', own.loadMs / local.loadMs, 0.05),
    atMost('keystroke p99: share of Pagefind', ratio(own, pagefind, 'real'), 0.1),
    atMost('keystroke p99: share of docusaurus-search-local', ratio(own, local, 'real'), 0.05),
    atMost('keystroke p99 on a quarter of the processor, ms', slow[locale]?.p99 ?? NaN, 5, 1),
    atMost('handler of a key p99 on a quarter of the processor, ms', portal.handlerMs[locale], 5, 1),
    atMost('keystroke p99 at 5,000 sections: share of Pagefind', ratio(own, pagefind, 5000), 0.35),
    atMost('keystroke p99 at 20,000 sections: share of Pagefind', ratio(own, pagefind, 20_000), 0.35),
    atMost('longest block by a keystroke at 20,000 sections, ms', holds[locale] ?? NaN, 16, 1),
    atLeast(
      'wanted section found: best peer + 0.15, or 0.98',
      own.service.own.found,
      Math.min(best(({ service }) => service.own.found) + 0.15, 0.98),
    ),
    atLeast(
      'wanted section in the first five: best peer + 0.25, or 0.98',
      own.service.own.inFirstFive,
      Math.min(best(({ service }) => service.own.inFirstFive) + 0.25, 0.98),
    ),
  ];
}

function ratio(own: Measured, peer: Measured, size: Size): number {
  return (own.typing[size]?.p99 ?? NaN) / (peer.typing[size]?.p99 ?? NaN);
}
