import { findPrefectureLeadDays, type Contract } from '../../../contract';
import { addDays, findPrefectureOfAddress, toJapanDay } from '../../../rules';

type Address = { province?: string; province_kanji?: string; address1?: string; zip?: string };

export type DomesticShipment = {
  setup: { date?: string; delivery_date?: string };
  from_address: Address;
  to_address: Address;
};

/**
 * The day on which a parcel arrives within Japan: the requested one, or the earliest likely one if that is later. Without
 * a shipping date it is shipped on the day of `now`, in milliseconds since 1970. Days are of Japan, '2026-11-27'.
 */
export function estimateDelivery(
  { setup, from_address: from, to_address: to }: DomesticShipment,
  { contract, now }: { contract: Contract; now: number },
): string {
  const [origin = '', destination = ''] = [from, to].map((one) => findPrefectureOfAddress(contract, one)?.en);
  const days = findPrefectureLeadDays(contract.catalogue, origin, destination) ?? 1;
  const earliest = addDays(setup.date ?? toJapanDay(now), days);
  const requested = setup.delivery_date ?? '';
  return requested > earliest ? requested : earliest;
}
