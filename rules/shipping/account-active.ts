import { getFact } from '../../contract';
import { defineRule } from '../define-rule';
import { needsAccount } from './needs-account';

export const accountActive = defineRule({
  id: 'account-active',
  title: 'Carrier account is active',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 9',
  rejection: 'SHIPMENT_FAILED',
  statement:
    'Only a carrier account whose `state` is `active` can create labels. {carriers} take about {min} to {max} business days to activate it.',
  message:
    "This carrier account can't ship in its state: {state}. If it's pending, send the request again when it's active. If it's disabled, contact support.",
  about: ({ catalogue, facts }) => ({
    carriers: Object.keys(catalogue.carriers).filter((type) => catalogue.carriers[type]?.activation),
    min: getFact(facts, 'activation-days-min').value,
    max: getFact(facts, 'activation-days-max').value,
  }),
  check(subject) {
    const { operation, setup, account, carrierType } = subject;
    // Rates of other accounts are returned all the same: each account is checked as if it shipped.
    if (operation === 'rates-list') return [];
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
