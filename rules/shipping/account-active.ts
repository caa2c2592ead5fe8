import { defineRule } from '../define-rule';
import { needsAccount } from './needs-account';

export const accountActive = defineRule({
  id: 'account-active',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 9',
  refusal: 'SHIPMENT_FAILED',
  statement:
    'Only an account whose `state` is `active` makes labels. {carriers} take about {min} to {max} business days to activate one.',
  message: 'The state of the account is {state}. Labels can be made once it is active.',
  about: ({ catalogue, limits }) => ({
    carriers: Object.keys(catalogue.carriers).filter((type) => catalogue.carriers[type]?.activation),
    min: limits['activation-days-min'] ?? 0,
    max: limits['activation-days-max'] ?? 0,
  }),
  check(subject) {
    const { setup, account, carrierType } = subject;
    return needsAccount(subject) && account?.type === carrierType && account?.state !== 'active'
      ? [
          {
            code: 'INVALID',
            field: setup.has('carrier_id') ? 'setup.carrier_id' : 'setup.carrier',
            params: { state: account?.state ?? '' },
          },
        ]
      : [];
  },
});
