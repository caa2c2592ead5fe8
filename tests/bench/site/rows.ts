import type { BuildTime } from './build-time';
import type { PointsLost } from './measure-lighthouse';
import type { Load } from './measure-load';

/** What was measured of one site, each number the median of its runs, of several pages their mean. */
export type Measured = Load & {
  navigation: number;
  navigationSlow: number;
  cold: BuildTime;
  warm: BuildTime;
  lost: PointsLost;
};

/** A row of the table. `floor` and `goal` are ratios to stock Docusaurus, or values where `absolute` is set. */
export type Row = {
  name: string;
  unit: string;
  read: (measured: Measured) => number;
  digits?: number;
  floor?: number;
  goal?: number;
  absolute?: boolean;
  /** A peer that the portal has to be ahead of as well. */
  ahead?: string;
};

export const ROWS: Row[] = [
  { name: 'until load', unit: 'kB', read: (one) => one.kbUntilLoad, floor: 0.83, goal: 0.7 },
  { name: 'until idle', unit: 'kB', read: (one) => one.kbUntilIdle, floor: 0.5, goal: 0.45 },
  { name: 'JavaScript', unit: 'kB', read: (one) => one.kbJs, floor: 0.83, goal: 0.7 },
  { name: 'requests until idle', unit: '', read: (one) => one.requests, floor: 12, absolute: true },
  { name: 'layout shift', unit: '', read: (one) => one.cls, digits: 3, floor: 0, absolute: true },
  { name: 'blocking time', unit: 'ms', read: (one) => one.blocking, goal: 0.25 },
  { name: 'first paint', unit: 'ms', read: (one) => one.firstPaint, goal: 0.85 },
  { name: 'largest paint', unit: 'ms', read: (one) => one.lcp },
  { name: 'navigation', unit: 'ms', read: (one) => one.navigation, goal: 0.5, ahead: 'vitepress' },
  { name: 'navigation, slow network', unit: 'ms', read: (one) => one.navigationSlow },
  { name: 'lost in accessibility', unit: 'points', read: (one) => one.lost.accessibility, goal: 0, absolute: true },
  { name: 'lost in best practices', unit: 'points', read: (one) => one.lost.practices, goal: 0, absolute: true },
  { name: 'lost in SEO', unit: 'points', read: (one) => one.lost.seo, goal: 0, absolute: true },
  { name: 'cold build, CPU', unit: 's', read: (one) => one.cold.cpu, digits: 1, goal: 1 },
  { name: 'cold build, time', unit: 's', read: (one) => one.cold.wall, digits: 1 },
  { name: 'warm build, CPU', unit: 's', read: (one) => one.warm.cpu, digits: 1, goal: 0.66 },
  { name: 'warm build, time', unit: 's', read: (one) => one.warm.wall, digits: 1 },
];
