import { describeRule } from '../../tests/rules/describe-rule';

describeRule('address-width', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    { change: { to_address: { full_name: '漢'.repeat(16), company: null } } },
    { change: { to_address: { address1: 'a'.repeat(32), address2: '漢字ｶﾅ'.repeat(5) } } },
    { change: { to_address: { extra: `${'漢'.repeat(15)}ab` } } },
    { change: { from_address: { address1: 'a'.repeat(33), address1_kanji: '漢'.repeat(16) } } },
  ],
  failing: [
    {
      change: { to_address: { full_name: '漢'.repeat(17) } },
      expected: {
        field: 'to_address.full_name',
        code: 'TOO_WIDE',
        value: 32,
        params: { length: 34 },
        rejection: 'YAMATO_ES001010',
      },
    },
    {
      change: { to_address: { address1: 'a'.repeat(33) } },
      expected: { field: 'to_address.address1', value: 32, rejection: 'YAMATO_ES001014' },
    },
    {
      change: { from_address: { full_name: 'a'.repeat(33) } },
      expected: { field: 'from_address.full_name', rejection: 'YAMATO_ES001023' },
    },
    { change: { to_address: { company: '𠮷'.repeat(17) } }, expected: { field: 'to_address.company', value: 32 } },
    { change: { to_address: { address2: `${'漢'.repeat(16)}a` } }, expected: { field: 'to_address.address2' } },
    { change: { from_address: { extra: '漢'.repeat(17) } }, expected: { field: 'from_address.extra' } },
    { change: { to_address: { address3: '漢'.repeat(17) } }, expected: { field: 'to_address.address3', value: 32 } },
    // The contract has no extra_kanji that could replace extra.
    {
      change: { to_address: { extra: '漢'.repeat(17), extra_kanji: '漢' } },
      expected: { field: 'to_address.extra', value: 32 },
    },
    {
      change: { from_address: { address1_kanji: '漢'.repeat(17) } },
      expected: { field: 'from_address.address1_kanji', params: { length: 34 } },
    },
  ],
});

describeRule('address-width', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { to_address: { address1: 'a'.repeat(99) } } }],
  failing: [
    {
      change: { setup: { carrier: 'yamato' }, to_address: { address1: 'a'.repeat(33) } },
      expected: { field: 'to_address.address1', rejection: undefined },
    },
  ],
});
