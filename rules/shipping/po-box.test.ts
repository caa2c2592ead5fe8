// cspell:ignore Postfach
import { describeRule } from '../describe-rule';

describeRule('po-box', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [{}, { change: { to_address: { address1: '14 Boxwood Road' } } }],
  failing: [
    {
      change: { to_address: { address1: 'P.O. Box 122' } },
      expected: { severity: 'warning', code: 'INVALID', field: 'to_address.address1' },
    },
    { change: { to_address: { address2: 'PO box 9' } }, expected: { field: 'to_address.address2' } },
    { change: { to_address: { address2: 'Postfach 10 11' } }, expected: { field: 'to_address.address2' } },
  ],
});

describeRule('po-box', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{ change: { to_address: { address1: 'P.O. Box 122' } } }],
  failing: [],
});
