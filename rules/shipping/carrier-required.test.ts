import { ACCOUNTS, describeRule } from '../../tests/rules/describe-rule';

describeRule('carrier-required', {
  operation: 'shipment-create',
  example: 'dhl',
  passing: [
    {},
    { change: { setup: { carrier: null, carrier_id: ACCOUNTS.find(({ type }) => type === 'dhl')?.id } } },
    { change: { setup: { carrier: null, service: 'custom', test: null, consignee_tax_id: null } } },
  ],
  failing: [
    {
      change: { setup: { carrier: null } },
      expected: { field: 'setup', code: 'ONE_OF_REQUIRED', value: [['carrier'], ['carrier_id']] },
    },
    { change: { setup: { carrier: null, service: null } }, also: ['schema'] },
  ],
});

describeRule('carrier-required', {
  operation: 'rates-list',
  example: 'domestic',
  // Prices of every carrier.
  passing: [{}],
  failing: [],
});
