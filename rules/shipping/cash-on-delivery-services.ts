import { defineRule } from '../define-rule';

export const cashOnDeliveryServices = defineRule({
  id: 'cash-on-delivery-services',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: '`setup.cash_on_delivery` is for these services only: {services}.',
  message: 'This service does not collect money. Leave it out, or use another service: {value}.',
  about: ({ catalogue }) => ({
    services: Object.values(catalogue.carriers).flatMap(({ cash_on_delivery: cash }) => cash?.services ?? []),
  }),
  check({ carrier, service, serviceCode = '', setup }) {
    const value = carrier?.cash_on_delivery?.services;
    return value && service && !value.includes(serviceCode) && setup.object('cash_on_delivery').names().length > 0
      ? [{ code: 'NOT_SUPPORTED', field: 'setup.cash_on_delivery', value }]
      : [];
  },
});
