import { describeRule } from '../../tests/rules/describe-rule';

describeRule('prefecture-name', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}, { change: { to_address: { province: 'Hokkaido' } } }, { change: { to_address: { province: '' } } }],
  failing: [
    { change: { to_address: { province: '01' } }, expected: { field: 'to_address.province', code: 'INVALID_VALUE' } },
    { change: { from_address: { province: 'JP-26' } }, expected: { field: 'from_address.province' } },
    { change: { from_address: { province_kanji: '京都市' } }, expected: { field: 'from_address.province_kanji' } },
  ],
});

describeRule('prefecture-name', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { to_address: { province: '26' } } }],
  failing: [
    {
      change: { from_address: { province: '26' } },
      expected: { field: 'from_address.province', params: { text: '26', nearest: '京都府' } },
    },
  ],
});

describeRule('prefecture-name', {
  operation: 'address-register',
  example: 'london',
  passing: [{}, { change: { country: 'JP', zip: '604-8005', province: '京都' } }],
  failing: [
    {
      change: { country: 'JP', zip: '604-8005', province: 'KYT' },
      expected: { field: 'province', code: 'INVALID_VALUE' },
    },
  ],
});

describeRule('prefecture-name', {
  operation: 'warehouse-register',
  example: 'kyoto',
  passing: [{}],
  failing: [
    { change: { province_kanji: '26' }, expected: { field: 'province_kanji', code: 'INVALID_VALUE' } },
    {
      change: { province_kanji: 'Kyoto' },
      expected: { field: 'province_kanji', params: { text: 'Kyoto', nearest: '京都府' } },
    },
  ],
});
