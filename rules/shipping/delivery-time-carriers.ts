import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';

export const deliveryTimeCarriers = defineRule({
  id: 'delivery-time-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'spec 5',
  statement: '`setup.delivery_time` is for {carriers} only.',
  message: 'This carrier takes no delivery time. Leave it out, or use one of {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'delivery_time') }),
  check: ({ contract, carrier, isCustom, setup }) =>
    setup.has('delivery_time') &&
    setup.text('delivery_time') !== 'not-specified' &&
    (isCustom || carrier?.delivery_time.length === 0)
      ? [{ code: 'NOT_SUPPORTED', field: 'setup.delivery_time', value: listCarriers(contract, 'delivery_time') }]
      : [],
});
