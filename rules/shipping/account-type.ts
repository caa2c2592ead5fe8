import { defineRule } from '../define-rule';

export const accountType = defineRule({
  id: 'account-type',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'When both are given, the account of `setup.carrier_id` is of the carrier type in `setup.carrier`.',
  message: 'This is an account of {type}, not of {carrier}. Name another account, or leave one of the two fields out.',
  check: ({ setup, account, carrierType }) =>
    setup.has('carrier_id') && account && carrierType !== undefined && account.type !== carrierType
      ? [{ code: 'INVALID', field: 'setup.carrier_id', params: { type: account.type, carrier: carrierType } }]
      : [],
});
