import type { BuildTime } from '../build-time';
import type { PointsLost } from './measure-lighthouse';
import type { Load } from './measure-load';

/** The measures of a site: each number is the median of its runs, and the mean of its pages. */
export type Measured = Load & {
  /** Milliseconds from the beginning of a visit until a control of the page does what it is for. */
  interactive: number;
  navigation: number;
  navigationSlow: number;
  cold: BuildTime;
  warm: BuildTime;
  lost: PointsLost;
};

/**
 * A row of the table. `required` and `goal` are ratios to stock Docusaurus, or values where `absolute` is set. A value that
 * is above the required one makes the command fail; goals are reported.
 */
export type Row = {
  name: string;
  unit: string;
  read: (measured: Measured) => number;
  digits?: number;
  required?: number;
  goal?: number;
  absolute?: boolean;
  /** A peer that the portal has to be ahead of as well. */
  ahead?: string;
};

export const ROWS: Row[] = [
  { name: 'until load', unit: 'kB', read: (one) => one.kbUntilLoad, required: 0.7, goal: 0.17 },
  { name: 'until idle', unit: 'kB', read: (one) => one.kbUntilIdle, required: 0.5 },
  { name: 'JavaScript', unit: 'kB', read: (one) => one.kbJs, digits: 1, required: 0.62, goal: 0.05 },
  { name: 'requests until idle', unit: '', read: (one) => one.requests, required: 12, absolute: true },
  { name: 'layout shift', unit: '', read: (one) => one.cls, digits: 3, required: 0, absolute: true },
  { name: 'interactive at', unit: 'ms', read: (one) => one.interactive, required: 0.5, goal: 0.27 },
  { name: 'blocking time', unit: 'ms', read: (one) => one.blocking, required: 0.14, goal: 0.05 },
  { name: 'first paint', unit: 'ms', read: (one) => one.firstPaint, required: 1, goal: 0.85 },
  { name: 'largest paint', unit: 'ms', read: (one) => one.lcp },
  { name: 'navigation', unit: 'ms', read: (one) => one.navigation, required: 0.75, goal: 0.5, ahead: 'vitepress' },
  { name: 'navigation, slow network', unit: 'ms', read: (one) => one.navigationSlow, required: 1, goal: 0.7 },
  { name: 'lost in accessibility', unit: 'points', read: (one) => one.lost.accessibility, goal: 0, absolute: true },
  { name: 'lost in best practices', unit: 'points', read: (one) => one.lost.practices, goal: 0, absolute: true },
  { name: 'lost in SEO', unit: 'points', read: (one) => one.lost.seo, goal: 0, absolute: true },
  { name: 'cold build, CPU', unit: 's', read: (one) => one.cold.cpu, digits: 1, required: 1.3, goal: 1 },
  { name: 'cold build, time', unit: 's', read: (one) => one.cold.wall, digits: 1 },
  { name: 'warm build, CPU', unit: 's', read: (one) => one.warm.cpu, digits: 1, required: 1.5, goal: 1 },
  { name: 'warm build, time', unit: 's', read: (one) => one.warm.wall, digits: 1 },
];

/** The result of a row for the portal, compared with stock Docusaurus. */
export type Verdict = {
  row: Row;
  values: Map<string, number>;
  ratio: number;
  verdict: 'pass' | 'goal missed' | 'MISSED' | '';
};

export function judgeRows(sites: Map<string, Measured>): Verdict[] {
  return ROWS.map((row) => {
    const values = new Map([...sites].map(([name, measured]) => [name, row.read(measured)]));
    const own = values.get('portal') ?? Number.NaN;
    const ratio = own / (values.get('docusaurus') ?? Number.NaN);
    return { row, values, ratio, verdict: judge(row, { own, ratio, ahead: values.get(row.ahead ?? '') }) };
  });
}

type Own = { own: number; ratio: number; ahead: number | undefined };

function judge(row: Row, { own, ratio, ahead }: Own): Verdict['verdict'] {
  if (row.required === undefined && row.goal === undefined) return '';
  const measured = row.absolute ? Number(own.toFixed(row.digits ?? 0)) : ratio;
  const isBehind = ahead !== undefined && own >= ahead;
  // Both may be nothing at all, for example two pages that block for no time; a value that is not there is a miss.
  const isRequired = row.required === undefined || measured <= row.required || own === 0;
  if (!isRequired || isBehind || Number.isNaN(own)) return 'MISSED';
  return row.goal !== undefined && measured > row.goal ? 'goal missed' : 'pass';
}
