import { describeRule } from '../../tests/rules/describe-rule';

const pending = { id: 'sagawaAccount0001', type: 'sagawa', state: 'pending' } as const;
const disabled = { id: 'sagawaAccount0002', type: 'sagawa', state: 'disabled' } as const;
const active = { id: 'sagawaAccount0003', type: 'sagawa', state: 'active' } as const;

describeRule('account-active', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [
    { accounts: [pending] },
    { change: { setup: { test: false } }, accounts: [active] },
    // The oldest of several active accounts is used.
    { change: { setup: { test: false } }, accounts: [pending, disabled, active] },
  ],
  failing: [
    {
      change: { setup: { test: false } },
      accounts: [pending],
      expected: { field: 'setup.carrier', code: 'INVALID', params: { state: 'pending' }, rejection: 'SHIPMENT_FAILED' },
    },
    {
      change: { setup: { test: false, carrier_id: disabled.id } },
      accounts: [active, disabled],
      expected: { field: 'setup.carrier_id', params: { state: 'disabled' } },
    },
  ],
});

describeRule('account-active', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { carrier: 'sagawa' } }, accounts: [pending] }],
  failing: [],
});
