import { defineRule } from '../define-rule';

export const domesticAccountOnce = defineRule({
  id: 'domestic-account-once',
  title: 'One carrier account per domestic carrier type',
  subject: 'account',
  scope: 'listed',
  operations: ['carrier-register'],
  source: 'assumed',
  statement:
    'You can register one carrier account for each domestic carrier type: {carriers}. You can register several for each international carrier type.',
  message: 'You already have a carrier account of this type. Update it, or delete it first.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { scope }]) => (scope === 'domestic' ? [type] : [])),
  }),
  check: ({ carrier, carrierType, accounts }) =>
    carrier?.scope === 'domestic' && accounts.some(({ type }) => type === carrierType)
      ? [{ code: 'DUPLICATE', field: 'type', value: ['type'] }]
      : [],
});
