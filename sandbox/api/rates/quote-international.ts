import type { ApiTypes, DataFiles } from '../../../contract';
import { addDays, multiplyDecimals, sumDecimals, toJapanDay } from '../../../rules';
import type { Quote, QuoteInput } from './quote';

type Parcel = ApiTypes['schemas']['Parcel'];
type Pricing = DataFiles['schemas']['InternationalPricing'];

/** The services of a carrier for which the sandbox has a tariff, without those that the carrier ended. */
export function listPricedServices({ services }: QuoteInput['carrier']): string[] {
  return Object.keys(services).filter((service) => services[service]?.tariff && !services[service].ended);
}

/** The price of each of the services, cheapest first. */
export function quoteInternational(input: QuoteInput, services: string[]): Quote {
  const { account, carrier, request, now, contract } = input;
  if (!carrier.pricing) return { code: 'NO_RATE', phrase: 'rate-failed' };
  const { fuel_percent: fuelPercent, volumetric } = carrier.pricing;
  const pricing = contract.catalogue.international_pricing;
  const parcels = request.parcels ?? [];
  const steps = countWeightSteps(parcels, volumetric, pricing);
  const factor = findZoneFactor(request.to_address.country ?? '', pricing);
  const day = request.setup.date ?? toJapanDay(now);
  const rates = services.flatMap((service) => {
    const entry = carrier.services[service];
    if (!entry?.tariff) return [];
    const { base, step, days } = entry.tariff;
    const net = Math.round(multiplyDecimals(base + step * (steps - 1), factor));
    const fuel = Math.round(multiplyDecimals(net, fuelPercent, 0.01));
    return [
      {
        carrier: account.type,
        carrier_id: account.id,
        service,
        tracked: entry.tracked,
        currency: 'JPY',
        price: net + fuel,
        surcharges: fuel === 0 ? [] : [{ type: 'Fuel Surcharge', price: fuel }],
        estimated_delivery_date: days === null ? null : addDays(day, days),
      } as ApiTypes['schemas']['Rate'],
    ];
  });
  return { rates: rates.toSorted((a, b) => a.price - b.price) };
}

/** The weight of all parcels in steps, rounded up. Carriers that are `volumetric` charge for the volume if that is more. */
function countWeightSteps(parcels: Parcel[], volumetric: boolean, pricing: Pricing): number {
  const weights = parcels.map((parcel) => {
    const { width = 0, height = 0, depth = 0, amount = 1 } = parcel;
    const volumeGrams = volumetric ? (multiplyDecimals(width, height, depth) * 1000) / pricing.volume_per_kg_cm3 : 0;
    return multiplyDecimals(Math.max(getWeight(parcel, pricing), volumeGrams), amount);
  });
  return Math.max(1, Math.ceil(sumDecimals(weights) / pricing.weight_step_g));
}

/** The weight in grams. */
function getWeight({ weight }: Parcel, pricing: Pricing): number {
  return weight ?? pricing.parcel_weight_g;
}

function findZoneFactor(country: string, pricing: Pricing): number {
  const zone = Object.values(pricing.zones).find(({ countries }) => countries.includes(country));
  return zone?.factor ?? pricing.other_countries_factor;
}
