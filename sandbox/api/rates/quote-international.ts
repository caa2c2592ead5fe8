import type { ApiTypes, DataFiles } from '../../../contract';
import { addDays, multiplyDecimals, sumDecimals, toJapanDay } from '../../../rules';
import type { Quote, QuoteInput } from './quote';
import { findZoneFactor } from './zones';

type Parcel = ApiTypes['schemas']['Parcel'];
type ServiceEntry = DataFiles['schemas']['Service'];

/** Grams of volumetric weight per cubic centimeter, as the express carriers calculate it: 5000 cm³ are 1 kg. */
const GRAMS_PER_VOLUME = 0.2;
/** What a package of the carrier weighs when nobody says it, in grams. */
const USUAL_PACKAGE = 500;
/** Heavier parcels go as freight, in grams. */
const HEAVIEST_PARCEL = 70_000;

/** The services of a carrier for which the sandbox has a tariff, without those that the carrier ended. */
export function listPricedServices({ services }: QuoteInput['carrier']): string[] {
  return Object.keys(services).filter((service) => services[service]?.tariff && !services[service].ended);
}

/** The price of each of the services, cheapest first. */
export function quoteInternational({ account, carrier, request, now }: QuoteInput, services: string[]): Quote {
  if (!carrier.pricing) return { code: 'NO_RATE', phrase: 'rate-failed' };
  const { fuel_percent: fuelPercent, volumetric } = carrier.pricing;
  const parcels = request.parcels ?? [];
  const factor = findZoneFactor(request.to_address.country ?? '');
  const day = request.setup.date ?? toJapanDay(now);
  const rates = services.flatMap((service) => {
    const entry = carrier.services[service];
    if (!entry?.tariff || isTooHeavy(entry, parcels)) return [];
    const { base, step, days } = entry.tariff;
    const net = Math.round(multiplyDecimals(base + step * (countHalfKilograms(parcels, volumetric) - 1), factor));
    const fuel = Math.round(multiplyDecimals(net, fuelPercent, 0.01));
    return [
      {
        carrier: account.type,
        carrier_id: account.id,
        service,
        currency: 'JPY',
        price: net + fuel,
        surcharges: fuel === 0 ? [] : [{ type: 'Fuel Surcharge', price: fuel }],
        estimated_delivery_date: days === null ? null : addDays(day, days),
      } as ApiTypes['schemas']['Rate'],
    ];
  });
  return rates.length === 0
    ? { code: 'NO_RATE', phrase: 'rate-too-heavy' }
    : { rates: rates.toSorted((a, b) => a.price - b.price) };
}

/** Services without a separate limit ship the heaviest parcels as freight. */
function isTooHeavy({ freight, max_weight_kg: most }: ServiceEntry, parcels: Parcel[]): boolean {
  return !freight && most === undefined && parcels.some((parcel) => getWeight(parcel) > HEAVIEST_PARCEL);
}

function countHalfKilograms(parcels: Parcel[], volumetric: boolean): number {
  const weights = parcels.map((parcel) => {
    const { width = 0, height = 0, depth = 0, amount = 1 } = parcel;
    const volume = volumetric ? multiplyDecimals(width, height, depth, GRAMS_PER_VOLUME) : 0;
    return multiplyDecimals(Math.max(getWeight(parcel), volume), amount);
  });
  return Math.max(1, Math.ceil(sumDecimals(weights) / 500));
}

function getWeight({ weight = USUAL_PACKAGE }: Parcel): number {
  return weight;
}
