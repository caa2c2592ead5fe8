import { describeRule } from '../describe-rule';

const value = [
  'yamato_nekopos',
  'yamato_direct_mail',
  'yamato_kuroneko_yuupacket',
  'yuupacket_regular',
  'yuumail_regular',
];

describeRule('label-position-services', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}, { change: { setup: { print_start_location: 1 } } }],
  failing: [
    {
      change: { setup: { print_start_location: 2 } },
      expected: { field: 'setup.print_start_location', code: 'NOT_SUPPORTED', value },
    },
  ],
});

describeRule('label-position-services', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}],
  failing: [
    { change: { setup: { service: 'yamato_compact' } } },
    { change: { setup: { service: 'custom', test: null } } },
  ],
});
