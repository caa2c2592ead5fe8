import { defineRule } from '../define-rule';
import { isTestOpen, needsAccount } from './needs-account';

export const accountMissing = defineRule({
  id: 'account-missing',
  title: 'Carrier account is registered',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  rejection: 'SHIPMENT_FAILED',
  statement:
    "A shipment requires a registered carrier account. In-house shipping and the test labels of {carriers} don't.",
  message: 'You have no carrier account for {carrier}. Register one first.',
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
