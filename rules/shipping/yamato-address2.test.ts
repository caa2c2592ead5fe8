import { describeRule } from '../../tests/rules/describe-rule';

describeRule('yamato-address2', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    {},
    { change: { from_address: { address2: '' } } },
    { change: { from_address: { address2: null } } },
    { change: { to_address: { address2: '', address2_kanji: '5丁目8番地' } } },
    { change: { setup: { carrier: 'sagawa', service: 'sagawa_regular' }, to_address: { address2: '' } } },
  ],
  failing: [
    {
      change: { to_address: { address2: '' } },
      expected: { field: 'to_address.address2', code: 'REQUIRED' },
    },
    { change: { to_address: { address2: '　' } }, expected: { field: 'to_address.address2' } },
  ],
});
