import { describeRule } from '../../tests/rules/describe-rule';

const LINE = 'a'.repeat(45);

describeRule('dhl-address-total', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{ change: { to_address: { address1: LINE, address2: LINE } } }],
  failing: [
    {
      change: { to_address: { address1: `${LINE}a`, address2: LINE } },
      expected: { field: 'to_address.address2', code: 'TOO_LONG', value: 44, params: { total: 90, length: 91 } },
      // Only a line that is too long itself can make the total too long.
      also: ['address-length'],
    },
  ],
});
