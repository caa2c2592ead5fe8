import { getLimit, type ApiOperations, type Contract } from '../../../contract';
import { addDays, startOfJapanDay, toJapanDay } from '../../../rules';
import type { Handler } from '../request-context';
import { toShipment } from '../shipping/to-shipment';

type Given = NonNullable<ApiOperations['shipments-list']['parameters']['query']>;
/** Some parameters have a default. */
type Query = Given & Required<Pick<Given, 'limit' | 'page' | 'state' | 'scope'>>;

const LEAP_SECOND = /:60(?=\.|z|[+-])/i;

export const listShipmentsHandler: Handler<'shipments-list'> = async ({ environment, user, query, now, origin }) => {
  const { limit, page, state, scope, carrier, ref_number: refNumber } = query as Query;
  const { from, before } = toRange(query, now, environment.contract);
  const { total, records } = await environment.store.read((reader) =>
    reader.listShipments({
      owner: user.id,
      from,
      before,
      state,
      carrier,
      refNumber,
      origin: scope === 'api' ? 'api' : undefined,
      limit,
      offset: (page - 1) * limit,
    }),
  );
  return {
    shipments: records.map((record) => toShipment(record, origin)),
    pagination: { total_count: total, total_pages: Math.ceil(total / limit), current_page: page },
  };
};

/** Today in Japan unless a bound is given; what is earlier than the window counts as its beginning. */
export function toRange(
  { created_after: after, created_before: before }: Record<string, unknown>,
  now: number,
  contract: Contract,
): { from: number; before: number } {
  const today = toJapanDay(now);
  const earliest = startOfJapanDay(subtractMonths(today, getLimit(contract, 'list-window-months')));
  return {
    from: Math.max(earliest, typeof after === 'string' ? toMoment(after) : startOfJapanDay(today)),
    before: typeof before === 'string' ? toMoment(before) : startOfJapanDay(addDays(today, 1)),
  };
}

/**
 * Milliseconds since 1970. The contract's format has leap seconds and zones of whole hours as well, which JavaScript
 * does not read: '2026-12-31T23:59:60Z' → that of '2027-01-01T00:00:00Z'
 */
function toMoment(timestamp: string): number {
  const moment = Date.parse(timestamp.replace(LEAP_SECOND, ':59').replace(/[+-]\d\d$/, '$&:00'));
  return LEAP_SECOND.test(timestamp) ? moment + 1000 : moment;
}

/** A day a number of months earlier; the last of a shorter month where it has no such day: '2026-04-30', 2 → '2026-02-28' */
export function subtractMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}
