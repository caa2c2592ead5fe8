import type { Catalogue } from './contract';

/** The days that a delivery between two areas takes, named in either direction; undefined where it takes one day. */
export function findLeadDays({ lead_days: { between } }: Catalogue, from: string, to: string): number | undefined {
  return between[from]?.[to] ?? between[to]?.[from];
}
