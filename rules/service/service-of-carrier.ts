import { defineRule } from '../define-rule';

export const serviceOfCarrier = defineRule({
  id: 'service-of-carrier',
  title: 'Service belongs to the carrier',
  subject: 'service',
  operations: ['shipment-create'],
  source: 'assumed',
  statement:
    '`setup.service` must be a service of the carrier in `setup.carrier` or of the carrier account in `setup.carrier_id`.',
  message: 'The service {code} belongs to another carrier. Services of this carrier: {value}.',
  check({ contract, carrier, service, serviceCode, isCustom }) {
    const isKnown = Object.values(contract.catalogue.carriers).some(
      ({ services }) => serviceCode !== undefined && Object.hasOwn(services, serviceCode),
    );
    return carrier && isKnown && !service && !isCustom
      ? [
          {
            code: 'INVALID_VALUE',
            field: 'setup.service',
            value: Object.keys(carrier.services),
            params: { code: serviceCode ?? '' },
          },
        ]
      : [];
  },
});
