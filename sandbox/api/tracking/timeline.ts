import type { ApiTypes, Contract } from '../../../contract';
import { findPrefectureOfAddress, startOfJapanDay } from '../../../rules';
import { estimateDelivery } from '../shipping/estimate-delivery';
import type { StoredShipment } from '../../store/store';

type Status = ApiTypes['schemas']['TrackingEvent']['status'];

/** The tracking events of a parcel; `at` is in milliseconds since 1970, UTC. */
export type Timeline = { status: Status; at: number; location: string }[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours after the carrier opens on the shipping date, or after the shipment is made if that is later. */
const HOURS: Partial<Record<Status, number>> = {
  collected: 4,
  transit: 14,
  customs: 30,
  out_for_delivery: 46,
  delivered: 52,
};
/** Within Japan a parcel is on its way for a night at least. */
const HOURS_IN_JAPAN: Partial<Record<Status, number>> = { ...HOURS, out_for_delivery: 22, delivered: 26 };
/** The earliest hour of this step on the day of delivery. */
const HOURS_OF_DELIVERY: Partial<Record<Status, number>> = { out_for_delivery: 8 };
const NOON = 12;
/** The hours of the delivery in time slots that aren't a range. */
const HOURS_OF_SLOT: Partial<Record<string, number>> = { 'before-ten': 9, 'before-noon': 11 };
/** The hour at which carriers open. */
const OPENING = 9;

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

/** The timeline of a parcel: of a simulated one from the last full hour on, of a shipment by its dates. */
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
  const toMoment = shipment && (isDomestic ? scheduleInJapan(shipment, contract) : schedule(shipment, HOURS));
  const start = Math.floor(now / HOUR) * HOUR;
  return steps.map((status, index) => ({
    status,
    at: toMoment ? toMoment(status) : start + index * trackingScenarios.minutes_per_step * MINUTE,
    location: findLocation(status, shipment, { contract, isDomestic }),
  }));
}

/** Returns the time of a step, in milliseconds since 1970. */
type Schedule = (status: Status) => number;

function schedule(shipment: StoredShipment, hours: typeof HOURS): Schedule {
  const created = Date.parse(shipment.created_at);
  const { date } = shipment.setup;
  const shipped = date === undefined ? created : Math.max(created, startOfJapanDay(date) + OPENING * HOUR);
  return (status) => (status === 'registered' ? created : shipped + (hours[status] ?? 0) * HOUR);
}

/** As the rates estimate it: on the requested day, or when the table of lead times says. */
function scheduleInJapan(shipment: StoredShipment, contract: Contract): Schedule {
  const toEarliest = schedule(shipment, HOURS_IN_JAPAN);
  const day = startOfJapanDay(estimateDelivery(shipment, { contract, now: Date.parse(shipment.created_at) }));
  return (status) => {
    const hour = status === 'delivered' ? findDeliveryHour(shipment.setup.delivery_time) : HOURS_OF_DELIVERY[status];
    return hour === undefined ? toEarliest(status) : Math.max(toEarliest(status), day + hour * HOUR);
  };
}

/** An hour in a time slot: '14-16' → 15 */
function findDeliveryHour(slot = ''): number {
  const from = /^(\d\d)-/.exec(slot)?.[1];
  return from === undefined ? (HOURS_OF_SLOT[slot] ?? NOON) : Number(from) + 1;
}

/** Where a parcel of a simulated tracking number comes from and goes to. */
const SIMULATED = { domestic: ['京都府', '東京都'], abroad: ['KYOTO', 'LONDON'] } as const;

function listPlaces(
  { from_address: from, to_address: to }: StoredShipment,
  contract: Contract,
  isDomestic: boolean,
): [from: string, to: string] {
  const findProvince = (address: typeof from): string =>
    address.province || findPrefectureOfAddress(contract, address)?.[isDomestic ? 'ja' : 'en'] || '';
  return [findProvince(from), to.city || (isDomestic ? findProvince(to) : (to.province ?? ''))];
}

/** Where it happens: at the shipper's until it is on its way, at the consignee's from the delivery on. */
function findLocation(
  status: Status,
  shipment: StoredShipment | undefined,
  { contract, isDomestic }: { contract: Contract; isDomestic: boolean },
): string {
  const [from, to] = shipment
    ? listPlaces(shipment, contract, isDomestic)
    : SIMULATED[isDomestic ? 'domestic' : 'abroad'];
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
