import { defineRule } from '../define-rule';
import { isTestOpen, needsAccount } from './needs-account';

export const accountMissing = defineRule({
  id: 'account-missing',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  refusal: 'SHIPMENT_FAILED',
  statement:
    'A shipment needs a registered account of its carrier. In-house shipping needs none, nor do the test labels of {carriers}.',
  message: 'You have no account of {carrier}. Register one first.',
  about: ({ catalogue }) => ({
    carriers: Object.keys(catalogue.carriers).filter((type) => {
      const carrier = catalogue.carriers[type];
      return carrier && isTestOpen(carrier);
    }),
  }),
  check(subject) {
    const { setup, account, carrierType = '' } = subject;
    return needsAccount(subject) && !account && setup.has('carrier') && !setup.has('carrier_id')
      ? [{ code: 'INVALID', field: 'setup.carrier', params: { carrier: carrierType } }]
      : [];
  },
});
