import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';

export const negotiatedCarriers = defineRule({
  id: 'negotiated-carriers',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload', 'negotiated-rates-delete'],
  source: 'spec 5',
  statement: 'Only accounts of {carriers} hold negotiated rates.',
  message: 'This account is of {type}, which has no negotiated rates. Use an account of one of {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'negotiated_rates') }),
  check: ({ contract, carrier, carrierType }) =>
    carrier.negotiated_rates
      ? []
      : [
          {
            code: 'NOT_SUPPORTED',
            field: 'id',
            value: listCarriers(contract, 'negotiated_rates'),
            params: { type: carrierType },
          },
        ],
});
