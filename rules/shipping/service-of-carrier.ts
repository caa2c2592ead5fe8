import { defineRule } from '../define-rule';

export const serviceOfCarrier = defineRule({
  id: 'service-of-carrier',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement:
    '`setup.service` is a service of the carrier that `setup.carrier` or the account of `setup.carrier_id` names.',
  message: 'The service belongs to another carrier. Services of this one: {value}.',
  check({ contract, carrier, service, serviceCode, isCustom }) {
    const isKnown = Object.values(contract.catalogue.carriers).some(
      ({ services }) => serviceCode !== undefined && Object.hasOwn(services, serviceCode),
    );
    return carrier && isKnown && !service && !isCustom
      ? [{ code: 'INVALID', field: 'setup.service', value: Object.keys(carrier.services) }]
      : [];
  },
});
