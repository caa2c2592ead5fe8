import { describeRule } from '../../tests/rules/describe-rule';

describeRule('address-length', {
  operation: 'shipment-create',
  example: 'fedex',
  passing: [
    { change: { to_address: { address1: 'é'.repeat(35) }, from_address: { address1_kanji: '漢'.repeat(99) } } },
  ],
  failing: [
    {
      change: { to_address: { address1: 'a'.repeat(36) } },
      expected: { field: 'to_address.address1', value: 35, params: { length: 36 }, rejection: undefined },
    },
  ],
});

describeRule('address-length', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address: { address1: 'a'.repeat(45), address2: 'a'.repeat(45) } } }],
  failing: [
    { change: { to_address: { address1: 'a'.repeat(46) } }, expected: { field: 'to_address.address1', value: 45 } },
    { change: { to_address: { address2: 'a'.repeat(46) } }, expected: { field: 'to_address.address2', value: 45 } },
    { change: { from_address: { extra: 'a'.repeat(46) } }, expected: { field: 'from_address.extra', value: 45 } },
  ],
});
