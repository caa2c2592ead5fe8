import { describeRule } from '../../tests/rules/describe-rule';

const parcel = { width: 50, height: 30, depth: 40, weight: 15_000 };
const toChange = (sides: object): object => ({
  setup: { temperature: 'frozen' },
  parcels: [parcel, { ...parcel, ...sides }],
});

describeRule('temperature-limits', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    { change: toChange({}) },
    { change: { setup: { temperature: 'fresh', pack_size: '120' } } },
    // 120 cm, which binary fractions add up to 120.00000000000001.
    { change: toChange({ width: 40.2, height: 39.6, depth: 40.2 }) },
    { change: { ...toChange({ width: 60 }), setup: { temperature: 'regular' } } },
  ],
  failing: [
    { change: toChange({ width: 51 }), expected: { code: 'TOO_MANY', field: 'parcels.1', value: 120 } },
    {
      change: toChange({ width: 40.2, height: 39.7, depth: 40.2 }),
      expected: { field: 'parcels.1', value: 120, given: 120.1 },
    },
    { change: toChange({ weight: 15_001 }), expected: { field: 'parcels.1.weight', value: 15_000 } },
    {
      change: { setup: { temperature: 'fresh', pack_size: '140' } },
      expected: { field: 'setup.pack_size', value: 120 },
    },
  ],
});

describeRule('temperature-limits', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [
    { change: { setup: { pack_size: '140' }, parcels: [{ ...parcel, weight: 25_000 }] } },
    { change: { parcels: [{ width: 100, height: 10, depth: 10, weight: 900 }] } },
    { change: { setup: { temperature: 'frozen' }, parcels: [{ width: 101, height: 10, depth: 10, weight: 900 }] } },
  ],
  failing: [
    { change: { setup: { pack_size: '160' } }, expected: { params: { cm: 150, kg: [], side: [100] } } },
    {
      change: { parcels: [{ width: 101, height: 10, depth: 10, weight: 900 }] },
      expected: { field: 'parcels.0', value: 100, given: 101 },
    },
  ],
});
