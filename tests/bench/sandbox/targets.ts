import { CALL_NAMES } from './calls';
import type { Results } from './report';

export type Target = { name: string; value: string; target: string; isMet: boolean };

/** Lists the targets of the sandbox, and whether this run meets them. */
export function listTargets({ starts, servers: { file, memory, prism }, listings }: Results): Target[] {
  const most = listings.at(-1);
  return [
    // A creation validates by rules, stores the shipment and may draw an invoice; Prism returns a recorded response.
    ...CALL_NAMES.filter((name) => !name.startsWith('create')).map((name) =>
      atMost(`${name}: p99, in a file : Prism`, file.calls[name].p99 / prism.calls[name].p99, 1),
    ),
    ...(['first', 'last', 'filtered'] as const).map((page) =>
      atMost(`list among the most, ${page} page: p50, ms`, most?.[page].p50 ?? NaN, 50),
    ),
    atMost('memory after all calls, in memory : Prism', memory.loaded / prism.loaded, 1.5),
    atMost('start with a file, ms', starts.file, 1000, 0),
  ];
}

function atMost(name: string, value: number, most: number, digits = 2): Target {
  return { name, value: value.toFixed(digits), target: `≤ ${most}`, isMet: value <= most };
}
