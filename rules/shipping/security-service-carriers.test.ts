import { describeRule } from '../describe-rule';

describeRule('security-service-carriers', {
  operation: 'shipment-create',
  example: 'yuupacket',
  passing: [{}, { change: { setup: { security_service: false } } }],
  failing: [
    {
      change: { setup: { security_service: true } },
      expected: { field: 'setup.security_service', code: 'NOT_SUPPORTED', value: ['yuupack'] },
    },
  ],
});

describeRule('security-service-carriers', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{ change: { setup: { security_service: true } } }],
  failing: [
    {
      change: { setup: { carrier: 'sagawa', service: 'sagawa_regular', delivery_time: null, security_service: true } },
      also: ['lower-half-services'],
    },
  ],
});

describeRule('security-service-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { carrier: 'yuupack', security_service: true } } }],
  failing: [{ change: { setup: { carrier: 'yamato', security_service: true } } }],
});
