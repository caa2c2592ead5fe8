import type { ApiTypes, DataFiles } from '../../../contract';
import { multiplyDecimals, sumDecimals, type Params } from '../../../rules';
import { countPieces } from '../../documents/text/parcels';
import { estimateDelivery, readPrefecture } from '../shipping/estimate-delivery';
import type { Quote, QuoteInput, RateRequest } from './quote';

type CarrierEntry = DataFiles['schemas']['CarrierEntry'];

/** The price that the account has negotiated for these regions and this size, for each piece. */
export function quoteInJapan({ account, carrier, request, now, contract }: QuoteInput, [service]: string[]): Quote {
  const { setup } = request;
  if (!carrier.negotiated_rates) return noRate('rate-no-negotiation');
  if (setup.temperature !== undefined && setup.temperature !== 'regular') return noRate('rate-temperature');
  if (account.rates.length === 0) return noRate('rate-no-rows');
  const [from, to] = [readPrefecture(request.from_address, contract), readPrefecture(request.to_address, contract)];
  const [origin, destination] = [findRegion(from, carrier), findRegion(to, carrier)];
  if (origin === undefined) return noRate('rate-no-region', { field: 'from_address' });
  if (destination === undefined) return noRate('rate-no-region', { field: 'to_address' });
  const size = findSize(request, carrier);
  if (size === undefined) return noRate('rate-no-size');
  const row = account.rates.find((one) => one.origin === origin && one.size === size);
  const price = row && Object.hasOwn(row.prices, destination) ? row.prices[destination] : undefined;
  if (price === undefined) return noRate('rate-no-row', { origin, destination, size });
  return {
    rates: [
      {
        carrier: account.type as ApiTypes['schemas']['CarrierType'],
        carrier_id: account.id,
        service: service as ApiTypes['schemas']['Rate']['service'],
        tracked: carrier.services[service ?? '']?.tracked ?? false,
        currency: 'JPY',
        price: multiplyDecimals(price, countPieces(request)),
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

/** Returns the size class: as specified, or else the smallest for the three sides of the first parcel. */
export function findSize({ setup, parcels }: RateRequest, { pack_sizes: sizes }: CarrierEntry): string | undefined {
  if (setup.pack_size !== undefined && setup.pack_size !== '0') return setup.pack_size;
  const { width, height, depth } = parcels?.[0] ?? {};
  if (width === undefined || height === undefined || depth === undefined) return undefined;
  const sides = sumDecimals([width, height, depth]);
  return sizes.find((size) => Number(size) >= sides);
}

/** The service for parcels of this size: one made for such sizes, else the carrier's first. */
export function findDomesticService(request: RateRequest, carrier: CarrierEntry): string {
  const { services } = carrier;
  const size = findSize(request, carrier);
  const codes = Object.keys(services);
  const code = codes.find((one) => size !== undefined && services[one]?.pack_sizes?.includes(size)) ?? codes[0];
  if (code === undefined) throw new Error('A carrier has no service.');
  return code;
}

function noRate(phrase: string, params: Params = {}): Quote {
  return { code: 'NO_RATE', phrase, params };
}
