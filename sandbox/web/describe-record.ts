import type { Contract } from '../../contract';
import type { RecordKind, RecordsByKind } from '../store/store';
import { toTimeline } from '../api/tracking/timeline';

/** A record as pages list it, with what examples refer to. */
export type ListedRecord = {
  kind: Exclude<RecordKind, 'user' | 'former'> | 'sub-user';
  id: string;
  owner: string;
  name: string;
  carrier?: string;
  isVoid?: boolean;
  hasRates?: boolean;
  trackingNumbers?: string[];
  /** The current status of a parcel. */
  status?: string;
  /** All past and future statuses of a parcel with their times, in milliseconds since 1970, UTC. */
  steps?: Step[];
};

export type Step = { at: number; status: string; location: string };

type Described = Omit<ListedRecord, 'kind' | 'owner'>;

export function describeRecord<Kind extends Exclude<RecordKind, 'user' | 'former' | 'shipment'>>(
  kind: Kind,
  record: RecordsByKind[Kind],
): Described {
  const { id } = record;
  if (isCarrier(kind, record))
    return { id, name: record.type, carrier: record.type, hasRates: record.rates.length > 0 };
  const { full_name: person, company, type } = record as { full_name?: string; company?: string; type?: string };
  return { id, name: company || person || type || id };
}

function isCarrier(kind: RecordKind, _: unknown): _ is RecordsByKind['carrier'] {
  return kind === 'carrier';
}

/** A shipment and, until it is void, where its parcel is. */
export function describeShipment(
  { shipment }: Omit<RecordsByKind['shipment'], 'id'>,
  contract: Contract,
  now: number,
): Described {
  const { id, state, delivery, to_address: to } = shipment;
  const { carrier, tracking_numbers: trackingNumbers } = delivery;
  const described = { id, name: to.full_name || to.company || id, carrier, isVoid: state === 'void', trackingNumbers };
  if (state !== 'active' || trackingNumbers.length === 0) return described;
  const steps = toTimeline({ contract, carrier, scenario: undefined, shipment, now });
  return {
    ...described,
    status: steps.filter(({ at }, index) => index === 0 || at <= now).at(-1)?.status ?? '',
    steps,
  };
}
