import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue } from '../contract';
import type { components as DataFiles } from '../generated/data-files';
import type { DataReader } from './read-data';
import { buildTrackingNumber, isTrackingNumber } from '../tracking-number';

type Data = DataFiles['schemas'];
type Carrier = Data['CarrierEntry'];

/** The lists that the file of a carrier refers to. */
type Shared = {
  catalogue: Data['Catalogue'];
  scenarios: string[];
  prefectures: Data['Prefecture'][];
  /** The types to read; all if it is undefined. */
  only?: readonly string[] | undefined;
};

/**
 * Reads carriers/<type>.yaml, a file for each carrier, in the order of their positions.
 *
 * @throws with everything that is unknown, missing or does not fit together in any of them.
 */
export function readCarriers(dir: string, read: DataReader, shared: Shared): Catalogue {
  const files = readdirSync(join(dir, 'carriers'))
    .filter((file) => shared.only?.includes(basename(file, '.yaml')) ?? true)
    .sort();
  const carriers = collectErrors(files, (file) => readCarrier(file, read, shared)).sort(
    ([, a], [, b]) => a.position - b.position,
  );
  assertUnique(carriers, 'position', ({ position }) => [String(position)]);
  assertUnique(carriers, 'service', ({ services }) => Object.keys(services));
  assertUnique(carriers, 'package', ({ packages }) => Object.keys(packages));
  return {
    ...shared.catalogue,
    carriers: Object.fromEntries(carriers),
    packages: Object.assign({}, ...carriers.map(([, { packages }]) => packages)) as Catalogue['packages'],
  };
}

function readCarrier(file: string, read: DataReader, shared: Shared): readonly [type: string, carrier: Carrier] {
  const carrier = read(join('carriers', file), 'CarrierEntry');
  const problems = listProblems(carrier, shared);
  if (problems.length > 0) throw new Error(`contract/data/carriers/${file}:\n  ${problems.join('\n  ')}`);
  return [basename(file, '.yaml'), carrier];
}

/** Maps all items, and throws the errors of all of them as one. */
function collectErrors<Item, Result>(items: Item[], map: (item: Item) => Result): Result[] {
  const errors: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [map(item)];
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return results;
}

function listProblems(carrier: Carrier, shared: Shared): string[] {
  return [
    ...listMissingPrices(carrier),
    ...listTrackingProblems(carrier, shared),
    ...listRegionProblems(carrier, shared),
    ...listUnknown('delivery_time', carrier, shared.catalogue.delivery_times),
    ...listUnknown('print_sizes', carrier, shared.catalogue.print_sizes),
  ];
}

/** International services have a price in the sandbox, and a term for the duties. */
function listMissingPrices({ scope, services, pricing, incoterms }: Carrier): string[] {
  if (scope === 'domestic') return [];
  return [
    ...(pricing ? [] : ['"pricing" is missing: the carrier is international.']),
    ...(incoterms ? [] : ['"incoterms" is missing: the carrier is international.']),
    ...Object.entries(services).flatMap(([code, { tariff }]) =>
      tariff ? [] : [`"tariff" is missing in services.${code}: the carrier is international.`],
    ),
  ];
}

function listTrackingProblems(carrier: Carrier, { scenarios }: Shared): string[] {
  const { tracking, tracking_number: number, tracking_scenarios: numbers } = carrier;
  const sample = buildTrackingNumber(number, (alphabet, length) => alphabet.charAt(0).repeat(length));
  return [
    ...(isTrackingNumber(number, sample) ? [] : ['"tracking_number.form" does not fit "tracking_number.pattern".']),
    ...(tracking ? scenarios : []).flatMap((name) => {
      const text = numbers?.[name];
      if (text === undefined) return [`"tracking_scenarios.${name}" is missing: the carrier has tracking.`];
      return isTrackingNumber(number, text)
        ? []
        : [`"tracking_scenarios.${name}" is no tracking number of the carrier.`];
    }),
    ...Object.keys(numbers ?? {}).flatMap((name) =>
      tracking && scenarios.includes(name) ? [] : [`"tracking_scenarios.${name}" is not used.`],
    ),
  ];
}

/** Negotiated rates are looked up by region and size: every prefecture is in one region. */
function listRegionProblems({ negotiated_rates, regions, pack_sizes }: Carrier, { prefectures }: Shared): string[] {
  if (!negotiated_rates)
    return Object.keys(regions).length > 0 ? ['"regions" is not used without "negotiated_rates".'] : [];
  const listed = Object.values(regions).flat();
  const known = prefectures.map(({ en }) => en);
  return [
    ...(pack_sizes.length > 0 ? [] : ['"pack_sizes" is empty: negotiated rates need size classes.']),
    ...known.filter((name) => !listed.includes(name)).map((name) => `"regions" has no region with ${name}.`),
    ...listed.filter((name) => !known.includes(name)).map((name) => `"regions" names ${name}, which is no prefecture.`),
    ...listed.filter((name, at) => listed.indexOf(name) !== at).map((name) => `"regions" names ${name} twice.`),
  ];
}

function listUnknown(key: 'delivery_time' | 'print_sizes', carrier: Carrier, known: Record<string, unknown>): string[] {
  const services = Object.entries(carrier.services).flatMap(([code, service]) =>
    (key === 'delivery_time' ? (service.delivery_time ?? []) : []).map((value) => [`services.${code}.${key}`, value]),
  );
  return [...carrier[key].map((value) => [key, value]), ...services].flatMap(([at = '', value = '']) =>
    Object.hasOwn(known, value) ? [] : [`"${at}" names ${value}, which catalogue.yaml does not have.`],
  );
}

function assertUnique(
  carriers: (readonly [string, Carrier])[],
  what: string,
  list: (carrier: Carrier) => string[],
): void {
  const owners = new Map<string, string>();
  for (const [type, carrier] of carriers) {
    for (const value of list(carrier)) {
      const owner = owners.get(value);
      if (owner !== undefined)
        throw new Error(`contract/data/carriers/${type}.yaml: ${owner} has the ${what} ${value} already.`);
      owners.set(value, type);
    }
  }
}
