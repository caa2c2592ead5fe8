import { expect, it } from 'vitest';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 30, height: 10, depth: 22, weight: 1250 };

describeRule('single-parcel', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{}],
  failing: [
    { change: { parcels: [parcel, parcel] }, expected: { field: 'parcels', code: 'TOO_MANY', value: 1, given: 2 } },
    { change: { parcels: [{ ...parcel, amount: 2 }] } },
    { change: { setup: { pack_amount: 5 } }, expected: { field: 'setup.pack_amount', code: 'TOO_MANY', value: 1 } },
  ],
});

describeRule('single-parcel', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { parcels: [parcel, parcel] } }],
  failing: [{ change: { setup: { carrier: 'japanpost' }, parcels: [parcel, parcel] } }],
});

it.each(
  Object.entries(contract.catalogue.carriers).flatMap(([type, { services }]) =>
    Object.keys(services).map((service) => ({ type, service, max: services[service]?.max_pieces })),
  ),
)('$service: $max pieces at most', ({ type, service, max }) => {
  const setup = { carrier: type, service, pack_amount: 2 };
  const issues = checkExample('shipment-create', type, { change: { setup } });
  const isSingle = max === 1 || contract.catalogue.carriers[type]?.multiple_parcels === false;
  expect(issues.filter(({ rule }) => rule === 'single-parcel')).toHaveLength(isSingle ? 1 : 0);
});

it('a letter-size service and a carrier’s own box are for one piece', () => {
  const { services = {} } = contract.catalogue.carriers.yamato ?? {};
  const flat = Object.entries(services).filter(([, one]) => one.max_thickness_cm !== undefined);
  expect(flat.length).toBeGreaterThan(3);
  expect(flat.filter(([, one]) => one.max_pieces !== 1)).toEqual([]);
});
