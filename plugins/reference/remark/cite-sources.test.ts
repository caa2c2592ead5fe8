import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../contract/node';
import { findSource } from './cite-sources';

const contract = loadContract('contract');
const carriers = Object.entries(contract.catalogue.carriers);

/** The columns of the table of limits, as keys of a service or of its carrier. */
const VALUES = [
  'max_sides_cm',
  'longest_sides_cm',
  'max_girth_cm',
  'max_thickness_cm',
  'shortest_face_cm',
  'max_weight_kg',
  'max_pieces',
  'multiple_parcels',
  'cash_on_delivery',
  'delivery_time',
  'lead_days',
  'tariff',
];

describe.each(carriers)('the sources of %s', (_, carrier) => {
  it('are public pages that state values which the carrier or each of the named services has', () => {
    const wrong = (carrier.sources ?? []).flatMap(({ page, services = [undefined], values }) =>
      services.flatMap((service) => {
        const holders =
          service === undefined ? [...Object.values(carrier.services), carrier] : [carrier.services[service], carrier];
        const has = (value: string): boolean =>
          holders.some(
            (one) =>
              value.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], one) !==
              undefined,
          );
        return values.filter((value) => !has(value)).map((value) => `${page}: ${service ?? ''} ${value}`);
      }),
    );
    expect(wrong).toEqual([]);
    for (const { page } of carrier.sources ?? []) expect(URL.canParse(`https://${page}`), page).toBe(true);
  });

  it('or a mark as assumed belong to each value of each service that the specification leaves open', () => {
    for (const [service, entry] of Object.entries(carrier.services)) {
      for (const value of VALUES.filter((one) => one in entry || one in carrier || one in contract.catalogue)) {
        const source = findSource(contract, { carrier, service }, value);
        const isOpen = [entry, carrier, contract.catalogue].some((node) =>
          node['x-assumed']?.some((name) => name === value || name.startsWith(`${value}.`)),
        );
        if (isOpen) expect(source, `${service} ${value}`).toMatch(/^(assumed|[\w.-]+\.[a-z]+\/.+)$/);
        else expect(source, `${service} ${value}`).toBe('stated');
      }
    }
  });

  it('leave a value assumed when no page is named', () => {
    for (const service of Object.keys(carrier.services)) {
      const { sources: _, ...unnamed } = carrier;
      expect(findSource(contract, { carrier: unnamed, service }, 'cash_on_delivery')).toBe('assumed');
    }
  });
});

it('what the specification states is neither assumed nor from a page: international carriers have no time slots', () => {
  const stated = carriers.filter(([, { delivery_time: slots }]) => slots.length === 0);
  expect(stated.length).toBeGreaterThan(5);
  for (const [, carrier] of stated) {
    const [service = ''] = Object.keys(carrier.services);
    expect(findSource(contract, { carrier, service }, 'delivery_time')).toBe('stated');
  }
});
