import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';

export const negotiatedCarriers = defineRule({
  id: 'negotiated-carriers',
  title: 'Carriers without negotiated rates',
  subject: 'negotiated-rates',
  scope: 'others',
  operations: ['negotiated-rates-upload', 'negotiated-rates-delete'],
  source: 'spec 5',
  statement: 'Negotiated rates are available only for carrier accounts of these types: {carriers}.',
  message:
    "This carrier account is with {type}, which doesn't support negotiated rates. Use a carrier account of one of these types: {value}.",
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
