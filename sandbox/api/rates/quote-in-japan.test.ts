import { describe, expect, it } from 'vitest';
import { contract } from '../../test-sandbox';
import type { RateRequest } from './quote';
import { findSize } from './quote-in-japan';

describe('the size class of a parcel', () => {
  it.each([
    // 60 cm, which binary fractions add up to 60.00000000000001.
    [{ width: 20.1, height: 19.8, depth: 20.1 }, '60'],
    [{ width: 20.1, height: 19.9, depth: 20.1 }, '80'],
  ])('with the sides %j is %s', (sides, size) => {
    const request = { setup: {}, parcels: [{ ...sides, weight: 500 }] } as unknown as RateRequest;
    const carrier = contract.catalogue.carriers.yamato;
    expect(carrier && findSize(request, carrier)).toBe(size);
  });
});
