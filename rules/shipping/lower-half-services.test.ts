import { describeRule } from '../describe-rule';

describeRule('lower-half-services', {
  operation: 'shipment-create',
  example: 'yuupacket',
  passing: [{}, { change: { setup: { print_lower_half: false } } }],
  failing: [
    {
      change: { setup: { print_lower_half: true } },
      expected: { field: 'setup.print_lower_half', code: 'NOT_SUPPORTED', value: ['yuupack_regular'] },
    },
  ],
});

describeRule('lower-half-services', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}],
  failing: [{ change: { setup: { carrier: 'sagawa', service: 'sagawa_regular', delivery_time: null } } }],
});
