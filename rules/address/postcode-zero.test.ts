import { describe, expect, it } from 'vitest';
import { checkExample, contract, describeRule } from '../../tests/rules/describe-rule';
import { findQuickFix } from '../quick-fix/find-quick-fix';
import { addLostZeros, hasPostcodeForm } from './postcodes';

const boston = (zip: string): object => ({ to_address: { country: 'US', province: 'MA', city: 'Boston', zip } });

describeRule('postcode-zero', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: boston('02116') },
    // A code with a zero has lost none, and a supplement of two digits is no form.
    { change: boston('021') },
    { change: boston('94103-12') },
    { change: boston('02116-0001') },
    { change: boston('021160001') },
  ],
  failing: [
    {
      change: boston('2116'),
      expected: { field: 'to_address.zip', params: { zip: '2116', country: 'US', nearest: '02116' } },
    },
    { change: boston('2116-0001'), expected: { params: { zip: '2116-0001', country: 'US', nearest: '02116-0001' } } },
    { change: boston('926'), expected: { params: { zip: '926', country: 'US', nearest: '00926' } } },
    {
      change: { to_address: { country: 'DE', province: '', city: 'Dresden', zip: 'D-1067' } },
      expected: { params: { zip: 'D-1067', country: 'DE', nearest: 'D-01067' } },
    },
    { change: boston('2116.0'), expected: { params: { zip: '2116.0', country: 'US', nearest: '02116' } } },
  ],
});

describe('a postal code that lost its zeros', () => {
  it('gets them back, after which nothing objects to it', () => {
    const [issue] = checkExample('shipment-create', 'dhl', { change: boston('2116') }).filter(
      ({ rule }) => rule === 'postcode-zero',
    );
    const fix = issue && findQuickFix(issue, { contract, operation: 'shipment-create', body: boston('2116'), now: 0 });
    expect(fix).toEqual({ kind: 'set', field: 'to_address.zip', value: '02116' });
    const after = checkExample('shipment-create', 'dhl', { change: boston('02116') });
    expect(after.filter(({ field }) => field === 'to_address.zip')).toEqual([]);
  });

  it.each(contract.postcodes.leading_zero)('is found in %s, and one of the right length is left alone', (country) => {
    const [form = ''] =
      Object.entries(contract.postcodes.forms).find(
        ([digits, countries]) => /^9+$/.test(digits) && countries.includes(country),
      ) ?? [];
    const right = form.replace(/9/g, (_, at: number) => (at === 0 ? '0' : '1'));
    expect(hasPostcodeForm(contract, country, right)).toBe(true);
    expect(addLostZeros(contract, country, right)).toBeUndefined();
    const short = right.slice(1);
    if (!hasPostcodeForm(contract, country, short)) expect(addLostZeros(contract, country, short)).toBe(right);
  });
});
