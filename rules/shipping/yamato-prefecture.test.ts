import { describeRule } from '../../tests/rules/describe-rule';

describeRule('yamato-prefecture', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    {},
    { change: { to_address: { province: null, province_kanji: '東京都' } } },
    { change: { from_address: { province: null } } },
    { change: { setup: { carrier: 'sagawa', service: 'sagawa_regular' }, to_address: { province: null } } },
  ],
  failing: [
    {
      change: { to_address: { province: null } },
      expected: { field: 'to_address.province', code: 'REQUIRED', rejection: 'YAMATO_WS003001' },
    },
    { change: { to_address: { province: '' } }, expected: { rejection: 'YAMATO_WS003001' } },
  ],
});
