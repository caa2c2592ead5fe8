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
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: ['yamato_regular', 'yamato_collect', 'yamato_freight_collect', 'yamato_time', 'yamato_compact'],
        rejection: 'YAMATO_ES002038',
      },
    },
  ],
});

describeRule('insurance-services', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [
    {},
    { change: { setup: { service: 'japanpost_sea_parcel' } } },
    { change: { setup: { service: 'japanpost_epacket', insurance: 0 } } },
  ],
  failing: [
    {
      change: { setup: { service: 'japanpost_epacket' } },
      expected: {
        field: 'setup.insurance',
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: ['japanpost_ems', 'japanpost_air_parcel', 'japanpost_sea_parcel'],
      },
    },
  ],
});

describeRule('cash-on-delivery-services', {
  operation: 'shipment-create',
  example: 'yamato-collect',
  passing: [{}, { change: { setup: { service: 'yamato_regular', cash_on_delivery: null } } }],
  failing: [
    {
      change: { setup: { service: 'yamato_regular' } },
      expected: { field: 'setup.cash_on_delivery', code: 'NOT_SUPPORTED_BY_SERVICE', value: ['yamato_collect'] },
    },
    // Reported once, even when the amount is too large as well.
    { change: { setup: { service: 'yamato_compact', cash_on_delivery: { amount: 300_001 } } } },
  ],
});

describeRule('cash-on-delivery-services', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}],
  failing: [
    {
      change: { setup: { service: 'sagawa_large', pack_size: '170' } },
      expected: { value: ['sagawa_regular'] },
    },
  ],
});

describeRule('duty-paid-services', {
  operation: 'shipment-create',
  example: 'pegasus',
  passing: [{}, { change: { setup: { service: 'pegasus_pen_express' }, customs: { duty_paid: false } } }],
  failing: [
    {
      change: { setup: { service: 'pegasus_pen_express' } },
      expected: {
        severity: 'warning',
        field: 'customs.duty_paid',
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: ['pegasus_pen_dhl', 'pegasus_pen_ups'],
      },
    },
  ],
});

describeRule('duty-paid-services', {
  operation: 'shipment-create',
  example: 'fedex',
  // Duties paid by the shipper with a carrier whose every service can do it.
  passing: [{}],
  failing: [],
});

{
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
        expected: { field: 'setup.print_start_location', code: 'NOT_SUPPORTED_BY_SERVICE', value },
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
}

describeRule('lower-half-services', {
  operation: 'shipment-create',
  example: 'yuupacket',
  passing: [{}, { change: { setup: { print_lower_half: false } } }],
  failing: [
    {
      change: { setup: { print_lower_half: true } },
      expected: { field: 'setup.print_lower_half', code: 'NOT_SUPPORTED_BY_SERVICE', value: ['yuupack_regular'] },
    },
  ],
});

describeRule('lower-half-services', {
  operation: 'shipment-create',
  example: 'yuupack',
  passing: [{}],
  failing: [{ change: { setup: { carrier: 'sagawa', service: 'sagawa_regular', delivery_time: null } } }],
});

describeRule('delivery-date-services', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [
    {},
    { change: { setup: { service: 'yamato_regular', print_start_location: null, delivery_date: '2026-11-27' } } },
  ],
  failing: [
    {
      change: { setup: { delivery_date: '2026-11-27' } },
      expected: {
        field: 'setup.delivery_date',
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: ['yamato_regular', 'yamato_collect', 'yamato_freight_collect', 'yamato_time', 'yamato_compact'],
      },
    },
  ],
});

describeRule('temperature-services', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}, { change: { setup: { temperature: 'regular' } } }],
  failing: [
    {
      change: { setup: { temperature: 'frozen' } },
      expected: {
        field: 'setup.temperature',
        code: 'NOT_SUPPORTED_BY_SERVICE',
        value: ['yamato_regular', 'yamato_collect', 'yamato_freight_collect', 'yamato_time'],
      },
    },
  ],
});

describeRule('temperature-services', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{ change: { setup: { temperature: 'fresh' } } }],
  failing: [
    {
      change: { setup: { service: 'sagawa_large', pack_size: '170', temperature: 'fresh' } },
      also: ['temperature-limits'],
    },
  ],
});

describeRule('pack-size-services', {
  operation: 'shipment-create',
  example: 'yamato-nekopos',
  passing: [{}, { change: { setup: { pack_size: '0' } } }],
  failing: [
    {
      change: { setup: { service: 'yamato_direct_mail', pack_size: '160' } },
      expected: { field: 'setup.pack_size', code: 'NOT_SUPPORTED_BY_SERVICE' },
    },
  ],
});
