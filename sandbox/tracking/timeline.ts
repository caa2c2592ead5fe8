import type { ApiTypes, Contract } from '../../contract';
import type { StoredShipment } from '../store/store';

type Status = ApiTypes['schemas']['TrackingEvent']['status'];

/** What happens to a parcel, and when: moments in milliseconds since 1970, UTC. */
export type Timeline = { status: Status; at: number; location: string }[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours after a shipment is made at which a parcel takes its next step. */
const HOURS: Partial<Record<Status, number>> = {
  registered: 0,
  collected: 4,
  transit: 14,
  customs: 30,
  out_for_delivery: 46,
  delivered: 52,
};
/** Within Japan a parcel arrives the next day. */
const HOURS_IN_JAPAN: Partial<Record<Status, number>> = { ...HOURS, out_for_delivery: 22, delivered: 26 };

/** The statuses that a tracking number simulates; undefined for all other numbers. */
export function findScenario(
  { trackingScenarios, catalogue }: Contract,
  carrier: string,
  number: string,
): Status[] | undefined {
  const numbers = catalogue.carriers[carrier]?.tracking_scenarios ?? {};
  const name = Object.keys(numbers).find((one) => numbers[one] === number);
  return name === undefined ? undefined : trackingScenarios.scenarios[name]?.steps;
}

/** The timeline of a parcel: by the clock from the last full hour on, or hours apart since the shipment was made. */
export function toTimeline({
  contract,
  carrier,
  scenario,
  shipment,
  now,
}: {
  contract: Contract;
  carrier: string;
  scenario: Status[] | undefined;
  shipment: StoredShipment | undefined;
  now: number;
}): Timeline {
  const { trackingScenarios, catalogue } = contract;
  const isDomestic = catalogue.carriers[carrier]?.scope === 'domestic';
  const steps = (scenario ?? trackingScenarios.scenarios.delivered?.steps ?? []).filter(
    (step) => step !== 'customs' || !isDomestic,
  );
  const start = shipment ? Date.parse(shipment.created_at) : Math.floor(now / HOUR) * HOUR;
  const hours = isDomestic ? HOURS_IN_JAPAN : HOURS;
  return steps.map((status, index) => ({
    status,
    at: start + (scenario ? index * trackingScenarios.minutes_per_step * MINUTE : (hours[status] ?? 0) * HOUR),
    location: findLocation(status, shipment, isDomestic),
  }));
}

/** Where it happens: at the shipper's until it is on its way, at the consignee's from the delivery on. */
function findLocation(status: Status, shipment: StoredShipment | undefined, isDomestic: boolean): string {
  const from = shipment?.from_address.province ?? (isDomestic ? '京都府' : 'KYOTO');
  const to = shipment?.to_address.city || shipment?.to_address.province || (isDomestic ? '東京都' : 'LONDON');
  switch (status) {
    case 'registered':
      return '';
    case 'collected':
      return from;
    case 'transit':
      return isDomestic ? '大阪' : 'OSAKA';
    case 'customs':
      return shipment?.to_address.country ?? 'GB';
    default:
      return to;
  }
}
