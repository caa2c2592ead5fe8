import type { DataFiles } from '../../../contract';

type Place = { origin: string; destination: string; size: string };

/** In yen: of the smallest size within a region, of each further centimeter, and of each region in between. */
const PRICE = { first: 900, centimeter: 6, region: 60 };

/**
 * An invented price for an account without negotiated rates, so that a shop can test rates at once. It rises with the size and with
 * the number of regions between both, which the carrier lists from north to south. undefined for a size that the carrier doesn't have.
 */
export function findSamplePrice(
  { regions, pack_sizes: sizes }: Pick<DataFiles['schemas']['CarrierEntry'], 'regions' | 'pack_sizes'>,
  { origin, destination, size }: Place,
): number | undefined {
  if (!sizes.includes(size)) return undefined;
  const names = Object.keys(regions);
  const between = Math.abs(names.indexOf(origin) - names.indexOf(destination));
  return PRICE.first + PRICE.centimeter * (Number(size) - Number(sizes[0])) + PRICE.region * between;
}
