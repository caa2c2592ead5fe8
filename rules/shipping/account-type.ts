import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

export const accountType = defineRule({
  id: 'account-type',
  title: 'Carrier account and carrier match',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    'If both are specified, the carrier account in `setup.carrier_id` must be of the carrier type in `setup.carrier`.',
  message:
    'This is a carrier account of {type}, not of {carrier}. Specify another carrier account, or omit one of the two fields.',
  check: ({ setup, account, carrierType }) =>
    setup.has('carrier_id') && account && carrierType !== undefined && account.type !== carrierType
      ? [{ code: 'INVALID', field: 'setup.carrier_id', params: { type: account.type, carrier: carrierType } }]
      : [],
  fix: removeField,
});
