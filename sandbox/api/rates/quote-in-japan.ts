import type { ApiTypes, DataFiles } from '../../../contract';
import {
  findPrefectureOfAddress,
  findSizeClass,
  multiplyDecimals,
  sumDecimals,
  toReader,
  type Params,
} from '../../../rules';
import { countPieces } from '../../documents/text/parcels';
import { estimateDelivery } from '../shipping/estimate-delivery';
import type { Quote, QuoteInput, RateRequest } from './quote';
import { findSamplePrice } from './sample-price';

type CarrierEntry = DataFiles['schemas']['CarrierEntry'];

/** The price that the account has negotiated for these regions and this size, or a sample of one, for each piece. */
export function quoteInJapan(
  { account, carrier, request, now, contract, hasSampleRates }: QuoteInput,
  [service]: string[],
): Quote {
  const { setup } = request;
  if (!carrier.negotiated_rates) return noRate('rate-no-negotiation');
  if (setup.temperature !== undefined && setup.temperature !== 'regular') return noRate('rate-temperature');
  if (account.rates.length === 0 && !hasSampleRates) return noRate('rate-no-rows');
  const [origin, destination] = [request.from_address, request.to_address].map((address) =>
    findRegion(findPrefectureOfAddress(contract, address)?.en ?? '', carrier),
  );
  if (origin === undefined) return noRate('rate-no-region', { field: 'from_address' });
  if (destination === undefined) return noRate('rate-no-region', { field: 'to_address' });
  const pieces = listPieces(request, carrier);
  let total = 0;
  for (const { size, count } of pieces) {
    if (size === undefined) return noRate('rate-no-size');
    const row = account.rates.find((one) => one.origin === origin && one.size === size);
    const negotiated = row && Object.hasOwn(row.prices, destination) ? row.prices[destination] : undefined;
    const price = negotiated ?? (hasSampleRates ? findSamplePrice(carrier, { origin, destination, size }) : undefined);
    if (price === undefined) return noRate('rate-no-row', { origin, destination, size });
    total = sumDecimals([total, multiplyDecimals(price, count)]);
  }
  return {
    rates: [
      {
        carrier: account.type as ApiTypes['schemas']['CarrierType'],
        carrier_id: account.id,
        service: service as ApiTypes['schemas']['Rate']['service'],
        tracked: carrier.services[service ?? '']?.tracked ?? false,
        currency: 'JPY',
        price: total,
        surcharges: [],
        estimated_delivery_date: estimateDelivery(request, { contract, now }),
      },
    ],
  };
}

/** The region that the carrier counts a prefecture to. */
function findRegion(prefecture: string, { regions }: CarrierEntry): string | undefined {
  return Object.keys(regions).find((region) => regions[region]?.includes(prefecture));
}

/**
 * The size class of each kind of piece: as specified, or the one that a parcel belongs to by its dimensions and weight if
 * that is larger. Undefined if neither is known. With `pack_amount`, all pieces have the largest class.
 */
export function listPieces(
  { setup, parcels = [] }: RateRequest,
  carrier: CarrierEntry,
): { size: string | undefined; count: number }[] {
  const specified = Number(setup.pack_size ?? 0);
  const measured = parcels.map((parcel) => Number(findSizeClass(carrier, toReader(parcel)) ?? 0));
  const toSize = (...sizes: number[]): string | undefined => {
    const size = Math.max(specified, ...sizes);
    return size > 0 ? String(size) : undefined;
  };
  return setup.pack_amount !== undefined || parcels.length === 0
    ? [{ size: toSize(...measured), count: countPieces({ setup, parcels }) }]
    : parcels.map(({ amount = 1 }, index) => ({ size: toSize(measured[index] ?? 0), count: amount }));
}

/**
 * The services that negotiated rates are for, the most likely first: one made for such sizes, then the carrier's own order.
 * A service without size classes has none.
 */
export function listDomesticServices(request: RateRequest, carrier: CarrierEntry): string[] {
  const [largest] = listPieces(request, carrier)
    .flatMap(({ size }) => size ?? [])
    .sort((a, b) => Number(b) - Number(a));
  const isForSize = (sizes: string[] = []): boolean => largest !== undefined && sizes.includes(largest);
  const services = Object.entries(carrier.services);
  const sized = services.filter(([, { pack_sizes: sizes = carrier.pack_sizes }]) => sizes.length > 0);
  const own = sized.filter(([, service]) => isForSize(service.pack_sizes));
  // A carrier without size classes has no rate; its first service says why.
  return [...own, ...sized.filter((one) => !own.includes(one)), ...services.slice(0, sized.length === 0 ? 1 : 0)].map(
    ([code]) => code,
  );
}

function noRate(phrase: string, params: Params = {}): Quote {
  return { code: 'NO_RATE', phrase, params };
}
