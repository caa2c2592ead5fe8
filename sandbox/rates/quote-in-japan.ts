import type { ApiTypes, Contract, DataFiles } from '../../contract';
import { addDays, findPrefecture, toJapanDay } from '../../rules';
import type { Quote, QuoteInput, RateRequest } from './quote';

type CarrierEntry = DataFiles['schemas']['CarrierEntry'];
type NegotiatingType = 'yamato' | 'sagawa' | 'yuupack';

/** The price that the account has negotiated for these regions and this size, for each piece. */
export function quoteInJapan({ account, request, now, contract }: QuoteInput): Quote {
  const { setup } = request;
  const carrier = contract.catalogue.carriers[account.type];
  if (!carrier?.negotiated_rates) return { failure: 'rate-no-negotiation' };
  if (setup.temperature !== undefined && setup.temperature !== 'regular') return { failure: 'rate-temperature' };
  if (account.rates.length === 0) return { failure: 'rate-no-rows' };
  const type = account.type as NegotiatingType;
  const origin = findRegion(request.from_address, type, contract);
  const destination = findRegion(request.to_address, type, contract);
  if (origin === undefined) return { failure: 'rate-no-region', params: { field: 'from_address' } };
  if (destination === undefined) return { failure: 'rate-no-region', params: { field: 'to_address' } };
  const size = findSize(request, carrier);
  if (size === undefined) return { failure: 'rate-no-size' };
  const row = account.rates.find((one) => one.origin === origin && one.size === size);
  const price = row && Object.hasOwn(row.prices, destination) ? row.prices[destination] : undefined;
  if (price === undefined) return { failure: 'rate-no-row', params: { origin, destination, size } };
  return {
    rates: [
      {
        carrier: type,
        carrier_id: account.id,
        service: findService(carrier, size) as ApiTypes['schemas']['Rate']['service'],
        currency: 'JPY',
        price: price * (setup.pack_amount ?? 1),
        surcharges: [],
        estimated_delivery_date: addDays(setup.date ?? toJapanDay(now), origin === destination ? 1 : 2),
      },
    ],
  };
}

/** The region of an address as the carrier counts it: by its prefecture, or by the one that its first line begins with. */
export function findRegion(
  { province = '', province_kanji: kanji = '', address1 = '' }: RateRequest['to_address'],
  type: NegotiatingType,
  contract: Contract,
): string | undefined {
  const named = findPrefecture(contract, province) ?? findPrefecture(contract, kanji);
  return (named ?? contract.prefectures.find(({ ja }) => address1.startsWith(ja)))?.[type];
}

/** The size class: as stated, else the smallest that holds the three sides of the first parcel. */
export function findSize({ setup, parcels }: RateRequest, { pack_sizes: sizes }: CarrierEntry): string | undefined {
  if (setup.pack_size !== undefined && setup.pack_size !== '0') return setup.pack_size;
  const { width, height, depth } = parcels?.[0] ?? {};
  if (width === undefined || height === undefined || depth === undefined) return undefined;
  return sizes.find((size) => Number(size) >= width + height + depth);
}

/** The service for parcels of the size: one made for such sizes, else the carrier's first. */
function findService({ services }: CarrierEntry, size: string): string {
  const codes = Object.keys(services);
  return codes.find((code) => services[code]?.pack_sizes?.includes(size)) ?? codes[0] ?? '';
}
