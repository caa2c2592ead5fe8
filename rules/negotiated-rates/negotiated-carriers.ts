import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';

export const negotiatedCarriers = defineRule({
  id: 'negotiated-carriers',
  subject: 'negotiated-rates',
  operations: ['negotiated-rates-upload', 'negotiated-rates-delete'],
  source: 'spec 5',
  statement: 'Only carrier accounts of {carriers} can have negotiated rates.',
  message:
    'This is a carrier account of {type}, which has no negotiated rates. Use a carrier account of one of {value}.',
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
