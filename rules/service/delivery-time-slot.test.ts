import { describeRule } from '../../tests/rules/describe-rule';

const yamato = ['not-specified', 'before-noon', '14-16', '16-18', '18-20', '19-21'];

describeRule('delivery-time-slot', {
  operation: 'shipment-create',
  example: 'yamato',
  passing: [
    { change: { setup: { delivery_time: '19-21' } } },
    { change: { setup: { service: 'yamato_time', delivery_time: 'before-ten' } } },
    { change: { setup: { service: 'yamato_time', delivery_time: 'not-specified' } } },
  ],
  failing: [
    {
      change: { setup: { delivery_time: 'before-ten' } },
      expected: {
        field: 'setup.delivery_time',
        code: 'INVALID_VALUE',
        value: yamato,
        rejection: 'YAMATO_ES002038',
      },
    },
    {
      change: { setup: { service: 'yamato_time' } },
      expected: { value: ['before-ten', 'before-five'], rejection: 'YAMATO_ES002038' },
    },
    // Yamato is not asked, since none of its services has the slot.
    { change: { setup: { delivery_time: '12-14' } }, expected: { value: yamato, rejection: undefined } },
  ],
});

describeRule('delivery-time-slot', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{ change: { setup: { delivery_time: '19-21' } } }],
  failing: [{ change: { setup: { delivery_time: '18-21' } }, expected: { rejection: undefined } }],
});

describeRule('delivery-time-slot', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { carrier: 'yamato', delivery_time: 'before-ten' } } }],
  failing: [{ change: { setup: { carrier: 'sagawa', delivery_time: 'before-ten' } } }],
});
