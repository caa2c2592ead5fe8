import { expect, it } from 'vitest';
import { judgeRows, type Measured } from './rows';

const STOCK: Measured = {
  ...{
    kbUntilLoad: 200,
    kbUntilIdle: 300,
    kbJs: 176,
    requests: 20,
    blocking: 1000,
    firstPaint: 1000,
    lcp: 1000,
    cls: 0,
  },
  ...{ interactive: 4000, navigation: 300, navigationSlow: 300 },
  ...{ cold: { cpu: 30, wall: 20 }, warm: { cpu: 11, wall: 8 } },
  lost: { accessibility: 0, practices: 0, seo: 0 },
};
const GOOD: Measured = {
  ...{ kbUntilLoad: 30, kbUntilIdle: 30, kbJs: 8, requests: 5, blocking: 20, firstPaint: 800, lcp: 800, cls: 0 },
  ...{ interactive: 900, navigation: 140, navigationSlow: 200 },
  ...{ cold: { cpu: 29, wall: 20 }, warm: { cpu: 10, wall: 8 } },
  lost: { accessibility: 0, practices: 0, seo: 0 },
};

const judge = (portal: Measured, name: string): string | undefined =>
  judgeRows(
    new Map([
      ['portal', portal],
      ['docusaurus', STOCK],
      ['vitepress', { ...STOCK, navigation: 200 }],
    ]),
  ).find(({ row }) => row.name === name)?.verdict;

it.each<[string, Partial<Measured>, string]>([
  ['until load', {}, 'pass'],
  ['until load', { kbUntilLoad: 100 }, 'goal missed'],
  ['until load', { kbUntilLoad: 150 }, 'MISSED'],
  ['blocking time', { blocking: 0 }, 'pass'],
  ['interactive at', { interactive: Number.NaN }, 'MISSED'],
  ['navigation', { navigation: 160 }, 'goal missed'],
  ['navigation', { navigation: 210 }, 'MISSED'],
  ['requests until idle', { requests: 13 }, 'MISSED'],
  ['layout shift', { cls: 0.001 }, 'MISSED'],
  ['lost in SEO', { lost: { accessibility: 0, practices: 0, seo: 3 } }, 'goal missed'],
  ['cold build, CPU', { cold: { cpu: 40, wall: 20 } }, 'MISSED'],
  ['largest paint', { lcp: 9000 }, ''],
])('%s with %o: %s', (name, values, verdict) => {
  expect(judge({ ...GOOD, ...values }, name)).toBe(verdict);
});
