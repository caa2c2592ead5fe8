// cspell:ignore FIQQ
import { describe, expect, it } from 'vitest';
import { contract, describeRule } from '../../tests/rules/describe-rule';
import { getPostcodeForms, hasPostcodeForm } from './postcodes';

const to = (country: string, zip: string, province: string | null = null): object => ({
  to_address: { country, province, zip },
});

describeRule('postcode-form', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: to('GB', 'sw1a1aa') },
    { change: to('CA', 'K1A 0B1', 'ON') },
    { change: to('CH', 'CH-8001') },
    { change: to('PT', '2725-079') },
    { change: to('IE', 'A65 F4E2') },
    { change: to('HK', '999999') },
  ],
  failing: [
    {
      change: to('US', 'SE1 7PB', 'CA'),
      expected: {
        field: 'to_address.zip',
        params: { zip: 'SE1 7PB', country: 'US', forms: ['99999', '999999999'], letter: [] },
      },
    },
    { change: to('GB', '10115'), expected: { severity: 'warning' } },
    { change: to('CA', 'K1A 0B', 'ON') },
    { change: to('AU', '20000', 'NSW') },
  ],
});

describe('the forms of postal codes', () => {
  it('are those of known countries, each of which has forms, no postal codes, or any', () => {
    const known = Object.keys(contract.names.countries);
    const { forms, none, leading_zero: zeros } = contract.postcodes;
    const listed = [...Object.values(forms).flat(), ...none, ...zeros];
    expect(listed.filter((country) => !known.includes(country))).toEqual([]);
    expect(none.filter((country) => getPostcodeForms(contract).has(country))).toEqual([]);
    const others = known.filter((country) => !getPostcodeForms(contract).has(country) && !none.includes(country));
    expect(others).toEqual(['AQ', 'IE', 'JP', 'PS', 'SV']);
  });

  // The examples of Google's address data.
  it.each(
    'AD:AD100 AR:C1070AAM AU:2060 BM:FL 07 BN:BT2328 BR:40301-110 CA:H3Z 2Y7 CL:8340457 CZ:100 00 DE:26133 EC:090105 FI:00550 FK:FIQQ 1ZZ GB:EC1Y 8SY GB:M2 5BQ GB:M34 4AB GB:CR0 2YR GB:DN16 9AA GB:W1A 4ZZ GI:GX11 1AA IL:9614303 IR:11936-12345 KR:03051 KY:KY1-1100 LB:2038 3054 LV:LV-1073 MT:NXR 01 MT:BZN 1130 MU:742CU001 NL:1234 AB PL:00-950 SE:11455 SO:JH 09010 SZ:H100 TW:104 US:95014 US:22162-1010 VC:VC0100 VN:70010'
      .split(/ (?=[A-Z]{2}:)/)
      .map((row) => row.split(':') as [string, string]),
  )('%s: %s is one', (country, zip) => {
    expect(hasPostcodeForm(contract, country, zip)).toBe(true);
  });
});
