import { expect, it } from 'vitest';
import { contract, describeRule } from '../../tests/rules/describe-rule';
import { toReader } from '../reader';
import { findSizeClass } from '../shipping/size-class';

const cube = (weight: number, side = 20) => [{ width: side, height: side, depth: side, weight }];

describeRule('pack-size-measured', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    {},
    { change: { setup: { pack_size: '60' }, parcels: cube(2000) } },
    { change: { setup: { pack_size: '160' }, parcels: cube(24_000) } },
    { change: { setup: { pack_size: '0' }, parcels: cube(24_000) } },
  ],
  failing: [
    {
      change: { setup: { pack_size: '60' }, parcels: cube(2001) },
      expected: { severity: 'warning', code: 'INSUFFICIENT', field: 'setup.pack_size', value: 80 },
    },
    { change: { setup: { pack_size: '60' }, parcels: cube(24_000) }, expected: { value: 160 } },
    { change: { setup: { pack_size: '60' }, parcels: cube(500, 20.1) }, expected: { value: 80 } },
  ],
});

it.each([
  ['yamato', 2000, '60'],
  ['yamato', 5001, '100'],
  ['yamato', 24_000, '160'],
  ['yamato', 25_001, '180'],
  ['yamato', 30_001, undefined],
  ['sagawa', 20_001, '160'],
  ['sagawa', 30_001, '170'],
  // Yu-Pack goes by the dimensions alone.
  ['yuupack', 24_000, '60'],
])('with %s, %i g in 20 × 20 × 20 cm are size %s', (type, weight, expected) => {
  const carrier = contract.catalogue.carriers[type];
  expect(carrier && findSizeClass(carrier, toReader(cube(weight)[0]))).toBe(expected);
});
