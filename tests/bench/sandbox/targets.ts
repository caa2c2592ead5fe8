import { CALL_NAMES } from './calls';
import type { Results } from './report';

export type Target = { name: string; value: string; target: string; isMet: boolean };

/** What the sandbox promises, and whether it holds in this run. */
export function listTargets({ starts, servers: { file, memory, prism }, listings }: Results): Target[] {
  const [fewest, most] = [listings[0], listings.at(-1)];
  return [
    // Prism sends a recorded answer; the sandbox judges, keeps and, abroad, draws an invoice.
    ...CALL_NAMES.map((name) =>
      atLeast(`${name}: requests per second, in a file : Prism`, file.calls[name].rate / prism.calls[name].rate, 2),
    ),
    ...CALL_NAMES.map((name) =>
      atMost(`${name}: p99, in a file : Prism`, file.calls[name].p99 / prism.calls[name].p99, 1),
    ),
    atMost('list, first page: p50 among the most : fewest', (most?.first.p50 ?? NaN) / (fewest?.first.p50 ?? NaN), 1.5),
    atMost('list, last page: p50 among the most : fewest', (most?.last.p50 ?? NaN) / (fewest?.last.p50 ?? NaN), 1.5),
    atMost('memory after all calls, in memory : Prism', memory.loaded / prism.loaded, 1.5),
    atMost('start with a file, ms', starts.file, 2000, 0),
  ];
}

function atLeast(name: string, value: number, least: number): Target {
  return { name, value: value.toFixed(2), target: `≥ ${least}`, isMet: value >= least };
}

function atMost(name: string, value: number, most: number, digits = 2): Target {
  return { name, value: value.toFixed(digits), target: `≤ ${most}`, isMet: value <= most };
}
