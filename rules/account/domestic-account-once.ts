import { defineRule } from '../define-rule';

export const domesticAccountOnce = defineRule({
  id: 'domestic-account-once',
  subject: 'account',
  operations: ['carrier-register'],
  source: 'assumed',
  statement: 'There is one account for each carrier type within Japan: {carriers}. International types take several.',
  message: 'There is an account of this carrier type already. Update it, or delete it first.',
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { scope }]) => (scope === 'domestic' ? [type] : [])),
  }),
  check: ({ carrier, carrierType, accounts }) =>
    carrier?.scope === 'domestic' && accounts.some(({ type }) => type === carrierType)
      ? [{ code: 'DUPLICATE', field: 'type', value: 'type' }]
      : [],
});
