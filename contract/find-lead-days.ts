import type { Catalogue } from './contract';

type LeadDays = Pick<Catalogue, 'lead_days'>;

/** Returns the days of a delivery between two areas, in either direction; undefined for delivery on the next day. */
export function findLeadDays({ lead_days: { between } }: LeadDays, from: string, to: string): number | undefined {
  return between[from]?.[to] ?? between[to]?.[from];
}

/** The same between two prefectures, named as in prefectures.yaml: 'Tokyo', 'Okinawa' → 2 */
export function findPrefectureLeadDays(catalogue: LeadDays, from: string, to: string): number | undefined {
  const [origin, destination] = [from, to].map((prefecture) =>
    Object.entries(catalogue.lead_days.areas).find(([, { prefectures }]) => prefectures.includes(prefecture)),
  );
  return origin && destination ? findLeadDays(catalogue, origin[0], destination[0]) : undefined;
}
