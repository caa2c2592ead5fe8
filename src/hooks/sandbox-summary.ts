import type { WebState } from '../../sandbox/web';

/** The summary of the sandbox for pages on which it doesn't run. */
export type SandboxSummary = {
  shipments: number;
  carriers: number;
  subUsers: number;
  clockOffset: number;
  ignoreHours: boolean;
  callers: { id: string; name: string }[];
};

/** The call limit after the last call: '9/10' until a time in milliseconds since 1970, UTC. */
export type LimitSummary = { left: string; until: number };

/** Under which keys the browser remembers them, and what the reader chose for the next calls. */
export const STORED = {
  summary: 'sandbox',
  limit: 'sandbox-limit',
  caller: 'sandbox-caller',
  /** A token that the reader entered; only in memory. */
  token: 'sandbox-token',
  scenario: 'sandbox-scenario',
} as const;

export function toSummary({ records, clockOffset, ignoreHours, callers }: WebState): SandboxSummary {
  const count = (kind: string): number => records.filter((record) => record.kind === kind && !record.isVoid).length;
  return {
    shipments: count('shipment'),
    carriers: count('carrier'),
    subUsers: count('sub-user'),
    clockOffset,
    ignoreHours,
    callers: callers.map(({ id, name }) => ({ id, name })),
  };
}

/** Reads the call limit from the headers of a response, if they contain it. */
export function toLimitSummary(headers: [name: string, value: string][]): LimitSummary | undefined {
  const find = (wanted: string): string | undefined => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const left = find('x-api-call-limit');
  const until = Date.parse(find('x-api-call-reset') ?? '');
  return left === undefined || Number.isNaN(until) ? undefined : { left, until };
}
