import { contract, describeRule } from '../../tests/rules/describe-rule';

const ioss_number = 'IM2760000742';
const toAddress = (country: string) => ({ to_address: { country, province: null, city: 'City', zip: '10115' } });

describeRule('ioss-country', {
  operation: 'shipment-create',
  example: 'ups',
  passing: [{}, { change: { to_address: { country: 'GB', city: 'Belfast', zip: 'BT1 5GS' } } }],
  failing: [
    {
      change: { to_address: { country: 'GB', city: 'London', zip: 'SE1 7PB' } },
      expected: { severity: 'warning', field: 'ioss_number', params: { country: 'GB' } },
    },
    ...['CH', 'NO', 'KR'].map((country) => ({ change: { ...toAddress(country), ioss_number } })),
  ],
});

describeRule('ioss-country', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    { change: { to_address: { country: 'GB', city: 'London', zip: 'SE1 7PB' } } },
    ...contract.catalogue.european_union.countries.flatMap((country) =>
      // The form of these postal codes is checked.
      country === 'DE' || country === 'FR' ? [{ change: { ...toAddress(country), ioss_number } }] : [],
    ),
  ],
  failing: [],
});
