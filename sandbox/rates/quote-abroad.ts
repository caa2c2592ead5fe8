import type { ApiTypes, DataFiles } from '../../contract';
import { addDays, toJapanDay } from '../../rules';
import type { Quote, QuoteInput } from './quote';
import { findZoneFactor, TARIFFS, type Tariff } from './tariffs';

type Parcel = ApiTypes['schemas']['Parcel'];
type ServiceEntry = DataFiles['schemas']['Service'];

/** Cubic centimetres that count as a kilogram, as the express carriers have it. */
const VOLUME_PER_KG = 5000;
/** What a package of the carrier weighs when nobody says it, in grams. */
const USUAL_PACKAGE = 500;
/** Heavier parcels go as freight, in grams. */
const HEAVIEST_PARCEL = 70_000;

/** The price of each service of the account that takes the parcels, cheapest first. */
export function quoteAbroad({ account, request, now, contract }: QuoteInput): Quote {
  const carrier = contract.catalogue.carriers[account.type];
  const parcels = request.parcels ?? [];
  if (!carrier) return { failure: 'rate-failed' };
  if (!carrier.multiple_parcels && countPieces(parcels) > 1) return { failure: 'rate-single-parcel' };
  const factor = findZoneFactor(request.to_address.country ?? '');
  const day = request.setup.date ?? toJapanDay(now);
  const rates = Object.entries(carrier.services).flatMap(([service, entry]) => {
    const tariff = TARIFFS[service];
    if (!tariff || !takesParcels(entry, parcels)) return [];
    const net = Math.round((tariff.base + tariff.step * (countHalfKilograms(parcels, tariff) - 1)) * factor);
    const fuel = Math.round((net * tariff.fuelPercent) / 100);
    return [
      {
        carrier: account.type,
        carrier_id: account.id,
        service,
        currency: 'JPY',
        price: net + fuel,
        surcharges: fuel === 0 ? [] : [{ type: 'Fuel Surcharge', price: fuel }],
        estimated_delivery_date: tariff.days === null ? null : addDays(day, tariff.days),
      } as ApiTypes['schemas']['Rate'],
    ];
  });
  return rates.length === 0 ? { failure: 'rate-too-heavy' } : { rates: rates.toSorted((a, b) => a.price - b.price) };
}

/** Within the weight that the service takes; freight services take only what is heavier or longer than their thresholds. */
function takesParcels({ freight, max_weight_kg: most }: ServiceEntry, parcels: Parcel[]): boolean {
  const heaviest = Math.max(0, ...parcels.map(getWeight));
  if (freight) {
    const longest = Math.max(0, ...parcels.flatMap(({ width = 0, height = 0, depth = 0 }) => [width, height, depth]));
    return heaviest > freight.over_weight_kg * 1000 || longest > freight.over_side_cm;
  }
  return heaviest <= (most === undefined ? HEAVIEST_PARCEL : most * 1000);
}

function countHalfKilograms(parcels: Parcel[], { volumetric }: Tariff): number {
  const grams = parcels.reduce((sum, parcel) => {
    const { width = 0, height = 0, depth = 0, amount = 1 } = parcel;
    const volume = volumetric ? ((width * height * depth) / VOLUME_PER_KG) * 1000 : 0;
    return sum + Math.max(getWeight(parcel), volume) * amount;
  }, 0);
  return Math.max(1, Math.ceil(grams / 500));
}

function countPieces(parcels: Parcel[]): number {
  return parcels.reduce((sum, { amount = 1 }) => sum + amount, 0);
}

function getWeight({ weight = USUAL_PACKAGE }: Parcel): number {
  return weight;
}
