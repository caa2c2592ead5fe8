import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes that a reader or an integrator loads, compressed with Brotli and without sentences. A test fails at the wall; the
 * goal is reported. A commit that raises a wall states the reason in its message; no sentence is changed for its length.
 */
export type Budget = {
  /** What is loaded. */
  what: string;
  wall: number;
  goal: number;
  /** KiB are 1024 bytes, kB and MB powers of 1000. */
  unit: 'KiB' | 'kB' | 'MB';
  /** The file in `tests/` that enforces the wall. */
  test: string;
};

const WEIGHT = 'agreement/weight.test.ts';
const CONSOLE = 'e2e/console-weight.test.ts';
const PACKAGE = 'package/package.test.ts';

export const BUDGETS = {
  script: { what: 'Script of every page, without React', wall: 13, goal: 11.5, unit: 'KiB', test: WEIGHT },
  button: {
    what: 'Script of the buttons that open the console',
    wall: 2,
    goal: 1,
    unit: 'KiB',
    test: 'agreement/console-button.test.ts',
  },
  panel: {
    what: 'Panel and editor of the console, without the examples',
    wall: 18,
    goal: 14,
    unit: 'KiB',
    test: CONSOLE,
  },
  check: { what: 'Check of one operation', wall: 92, goal: 60, unit: 'KiB', test: CONSOLE },
  csv: {
    what: 'CSV files in the check, besides the check',
    wall: 40,
    goal: 24,
    unit: 'KiB',
    test: 'e2e/check-csv.test.ts',
  },
  sandbox: { what: 'Sandbox', wall: 108, goal: 90, unit: 'KiB', test: CONSOLE },
  label: { what: 'Label as SVG', wall: 28, goal: 22, unit: 'KiB', test: CONSOLE },
  pdf: { what: 'Code of PDFs', wall: 270, goal: 240, unit: 'KiB', test: CONSOLE },
  fonts: { what: 'Fonts of a Japanese label', wall: 350, goal: 300, unit: 'KiB', test: CONSOLE },
  search: {
    what: 'First search: index of a language with code, sentences included',
    wall: 84,
    goal: 72,
    unit: 'kB',
    test: 'agreement/search-weight.test.ts',
  },
  styles: { what: 'Styles of a page', wall: 26, goal: 21, unit: 'kB', test: WEIGHT },
  islandStyles: { what: 'Styles of the islands', wall: 5, goal: 3, unit: 'kB', test: WEIGHT },
  html: { what: 'HTML of a page without its text, gzip', wall: 60, goal: 40, unit: 'kB', test: WEIGHT },
  package: { what: 'Package, packed', wall: 8, goal: 6.5, unit: 'MB', test: PACKAGE },
  packageCheck: { what: '`shipping-api/check`', wall: 80, goal: 60, unit: 'kB', test: PACKAGE },
  packageClient: { what: '`shipping-api/client`', wall: 12, goal: 8, unit: 'kB', test: PACKAGE },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

const BYTES = { KiB: 1024, kB: 1000, MB: 1_000_000 };
/** Where the tests of a run leave what they measured. */
const MEASURED = 'test-results/sizes';
/** The sizes of the last commit that recorded them. */
const RECORDED = 'tests/bench/sizes.json';

/**
 * The size of a part in the unit of its budget, which the test compares with the wall. The run of all tests prints it next to
 * the recorded size.
 *
 * @param language where the size depends on it
 * @returns what `bytes` is in the unit of the budget
 */
export function measure(name: BudgetName, bytes: number, language?: string): number {
  const size = bytes / BYTES[BUDGETS[name].unit];
  mkdirSync(MEASURED, { recursive: true });
  writeFileSync(join(MEASURED, [name, language].filter(Boolean).join('.')), String(size));
  return size;
}

/** The sizes that the tests of this run measured, the larger of both languages. */
function readMeasured(): Partial<Record<BudgetName, number>> {
  const sizes: Partial<Record<BudgetName, number>> = {};
  for (const file of readdirOrEmpty(MEASURED)) {
    const name = file.split('.')[0] as BudgetName;
    sizes[name] = Math.max(sizes[name] ?? 0, Number(readFileSync(join(MEASURED, file), 'utf8')));
  }
  return sizes;
}

function readdirOrEmpty(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}

/** Records the measured sizes for the next commits to be compared with. */
export function recordSizes(): void {
  const recorded = { ...readRecorded(), ...readMeasured() };
  const rounded = Object.keys(BUDGETS).flatMap((name) => {
    const size = recorded[name as BudgetName];
    return size === undefined ? [] : [[name, Number(size.toFixed(2))] as const];
  });
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

function readRecorded(): Partial<Record<BudgetName, number>> {
  return JSON.parse(readFileSync(RECORDED, 'utf8')) as Partial<Record<BudgetName, number>>;
}

/** The sizes of this run as a table: size, difference to the recorded size, goal and wall. Empty if nothing was measured. */
export function renderSizes(): string {
  const measured = readMeasured();
  const recorded = readRecorded();
  const rows = Object.entries(BUDGETS).flatMap(([key, { what, unit, wall, goal }]) => {
    const size = measured[key as BudgetName];
    if (size === undefined) return [];
    const before = recorded[key as BudgetName];
    const change = before === undefined ? 'new' : toSigned(size - before);
    return [[what, `${size.toFixed(2)} ${unit}`, change, String(goal), String(wall)]];
  });
  if (rows.length === 0) return '';
  const table = [['Size', 'now', 'change', 'goal', 'wall'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  '))
    .join('\n');
}

/** 0.125 → "+0.13", 0.001 → "=" */
function toSigned(change: number): string {
  const text = change.toFixed(2);
  return Number(text) === 0 ? '=' : change > 0 ? `+${text}` : text;
}

/** The table of budgets in the README of the benches. */
export function renderBudgets(): string {
  const rows = Object.values(BUDGETS).map(
    ({ what, wall, goal, unit, test }) => `| ${what} | ${wall} ${unit} | ${goal} | [\`${test}\`](../${test}) |`,
  );
  return ['| What | Wall | Goal | Test |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
