import { describeRule } from '../describe-rule';

describeRule('delivery-time-services', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}, { change: { setup: { delivery_time: 'not-specified' } } }],
  failing: [
    {
      change: { setup: { delivery_time: 'before-noon' } },
      expected: {
        field: 'setup.delivery_time',
        code: 'NOT_SUPPORTED',
        value: ['yamato_regular', 'yamato_collect', 'yamato_freight_collect', 'yamato_time', 'yamato_compact'],
        refusal: 'YAMATO_ES002038',
      },
    },
  ],
});
