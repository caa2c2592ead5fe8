import { describe, expect, it } from 'vitest';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';

const to = (change: object): object => ({
  to_address: { country: 'US', province: 'CA', city: 'San Francisco', zip: '94107', ...change },
});

describeRule('military-address', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: to({}) },
    { change: to({ city: 'Apopka', province: 'FL', zip: '32703' }) },
    { change: to({ zip: '96701', province: 'HI' }) },
  ],
  failing: [
    ...['AA', 'AE', 'ap', 'Armed Forces Pacific'].map((province) => ({
      change: to({ province, city: 'APO', zip: '96371' }),
      expected: { field: 'to_address.province', params: { found: province } },
    })),
    ...['APO', 'fpo', 'DPO AE'].map((city) => ({
      change: to({ city }),
      expected: { field: 'to_address.city', params: { found: city } },
    })),
    ...['09021', '34002-0001', '96601'].map((zip) => ({ change: to({ zip }), expected: { field: 'to_address.zip' } })),
  ],
});

describe('a country without postal codes', () => {
  it.each(contract.postcodes.none)('%s: the message says what to send, and nothing objects to it', (country) => {
    const address = { country, province: null, city: 'Center' };
    const [issue] = checkExample('shipment-create', 'dhl', { change: { to_address: { ...address, zip: '' } } }).filter(
      ({ field }) => field === 'to_address.zip',
    );
    expect(issue).toMatchObject({ code: 'REQUIRED', sentence: 'REQUIRED.zip', params: { country } });
    const zip = issue?.params?.nearest;
    const after = checkExample('shipment-create', 'dhl', { change: { to_address: { ...address, zip } } });
    expect(after.filter(({ field }) => field === 'to_address.zip')).toEqual([]);
  });
});
