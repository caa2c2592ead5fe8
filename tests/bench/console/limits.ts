export type Measure =
  | 'cold start'
  | 'warm start'
  | 'first create'
  | 'create'
  | 'tracking'
  | 'check of 10 kB'
  | 'longest task of the page'
  | 'heap with 200 shipments'
  | 'heap after a PDF'
  | 'first rows of a CSV file'
  | '10,000 rows of a CSV file'
  | 'heap with 10,000 rows'
  | 'added build time';

export type Measured = Record<Measure, number>;
export type Limit = { name: Measure; unit: 'ms' | 'MB' | 's'; required: number; goal: number };

/** Milliseconds are those of a quarter of the processor, seconds those of all of it. A value above the required one makes the command fail; goals are reported. */
export const LIMITS: Limit[] = [
  { name: 'cold start', unit: 'ms', required: 600, goal: 400 },
  { name: 'warm start', unit: 'ms', required: 250, goal: 190 },
  { name: 'first create', unit: 'ms', required: 250, goal: 200 },
  { name: 'create', unit: 'ms', required: 60, goal: 40 },
  { name: 'tracking', unit: 'ms', required: 15, goal: 8 },
  { name: 'check of 10 kB', unit: 'ms', required: 16, goal: 8 },
  { name: 'longest task of the page', unit: 'ms', required: 50, goal: 30 },
  { name: 'heap with 200 shipments', unit: 'MB', required: 12, goal: 8 },
  { name: 'heap after a PDF', unit: 'MB', required: 25, goal: 15 },
  { name: 'first rows of a CSV file', unit: 's', required: 3, goal: 1.5 },
  { name: '10,000 rows of a CSV file', unit: 's', required: 10, goal: 5 },
  { name: 'heap with 10,000 rows', unit: 'MB', required: 200, goal: 100 },
  { name: 'added build time', unit: 's', required: 3, goal: 1 },
];

export function judge({ name, required, goal }: Limit, measured: Measured): 'pass' | 'goal missed' | 'MISSED' {
  if (!(measured[name] <= required)) return 'MISSED';
  return measured[name] <= goal ? 'pass' : 'goal missed';
}
