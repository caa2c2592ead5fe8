import { describeRule } from '../../tests/rules/describe-rule';

{
  const expected = {
    field: 'setup.test',
    code: 'NOT_SUPPORTED',
    rejection: 'SHIPMENT_FAILED',
  } as const;
  // Another carrier is advised only if it ships on the route.
  const [abroad, inJapan] = [
    { ...expected, value: ['dhl', 'ups'] },
    { ...expected, value: ['yamato', 'sagawa'] },
  ];

  describeRule('test-mode-carriers', {
    operation: 'shipment-create',
    example: 'ups',
    passing: [{}],
    failing: [{ change: { setup: { carrier: 'fedex', service: 'fedex_international_economy' } }, expected: abroad }],
  });

  describeRule('test-mode-carriers', {
    operation: 'shipment-create',
    example: 'yuupack',
    passing: [{}, { change: { setup: { test: false } } }],
    failing: [
      { change: { setup: { test: true } }, expected: inJapan },
      // An account would not help, so none is asked for.
      { change: { setup: { test: true } }, accounts: [], expected: inJapan },
    ],
  });

  describeRule('test-mode-carriers', {
    operation: 'shipment-create',
    example: 'custom',
    passing: [{}],
    failing: [{ change: { setup: { test: true } }, expected: inJapan }],
  });
}

{
  // No carrier of international shipments has one.
  const value: string[] = [];

  describeRule('delivery-date-carriers', {
    operation: 'shipment-create',
    example: 'dhl',
    passing: [{}],
    failing: [
      {
        change: { setup: { delivery_date: '2026-11-27' } },
        expected: { field: 'setup.delivery_date', code: 'NOT_SUPPORTED', value },
      },
      // Reported once, even when the day is wrong as well.
      { change: { setup: { delivery_date: '2025-01-01' } } },
    ],
  });

  describeRule('delivery-date-carriers', {
    operation: 'shipment-create',
    example: 'custom',
    passing: [{}],
    failing: [{ change: { setup: { delivery_date: '2026-11-23' } } }],
  });

  describeRule('delivery-date-carriers', {
    operation: 'rates-list',
    example: 'international',
    passing: [{ change: { setup: { delivery_date: '2026-11-30' } } }],
    failing: [{ change: { setup: { carrier: 'ups', delivery_date: '2026-11-30' } } }],
  });
}

{
  const value = ['yamato', 'sagawa', 'yuupack'];

  describeRule('delivery-time-carriers', {
    operation: 'shipment-create',
    example: 'seino',
    passing: [{}, { change: { setup: { delivery_time: 'not-specified' } } }],
    failing: [
      {
        change: { setup: { delivery_time: '14-16' } },
        expected: { field: 'setup.delivery_time', code: 'NOT_SUPPORTED', value },
      },
    ],
  });

  describeRule('delivery-time-carriers', {
    operation: 'shipment-create',
    example: 'custom',
    passing: [{ change: { setup: { delivery_time: 'not-specified' } } }],
    failing: [{ change: { setup: { delivery_time: '14-16' } }, expected: { value } }],
  });

  describeRule('delivery-time-carriers', {
    operation: 'rates-list',
    example: 'domestic',
    passing: [{ change: { setup: { delivery_time: '14-16' } } }],
    failing: [{ change: { setup: { delivery_time: '14-16', carrier: 'yuupacket', pack_size: '0' } } }],
  });
}

{
  const value = ['yamato', 'sagawa', 'yuupack'];

  describeRule('temperature-carriers', {
    operation: 'shipment-create',
    example: 'seino',
    passing: [{}, { change: { setup: { temperature: 'regular' } } }],
    failing: [
      {
        change: { setup: { temperature: 'fresh' } },
        expected: { field: 'setup.temperature', code: 'NOT_SUPPORTED', value },
      },
    ],
  });

  describeRule('temperature-carriers', {
    operation: 'shipment-create',
    example: 'yuupack',
    passing: [{}, { change: { setup: { temperature: 'frozen' } } }],
    failing: [
      {
        change: { setup: { service: 'custom', temperature: 'frozen' } },
        // In-house shipping does not support the other fields of Yu-Pack either.
        also: ['delivery-date-carriers', 'delivery-time-carriers', 'pack-size-carriers', 'lower-half-services'],
      },
    ],
  });

  describeRule('temperature-carriers', {
    operation: 'rates-list',
    example: 'domestic',
    passing: [{ change: { setup: { temperature: 'frozen' } } }],
    failing: [{ change: { setup: { temperature: 'frozen', carrier: 'yuumail', pack_size: '0' } } }],
  });
}

{
  const value = ['yamato', 'sagawa', 'yuupack'];

  describeRule('pack-size-carriers', {
    operation: 'shipment-create',
    example: 'seino',
    passing: [{}, { change: { setup: { pack_size: '0' } } }],
    failing: [
      { change: { setup: { pack_size: '80' } }, expected: { field: 'setup.pack_size', code: 'NOT_SUPPORTED', value } },
    ],
  });

  describeRule('pack-size-carriers', {
    operation: 'rates-list',
    example: 'domestic',
    passing: [{}, { change: { setup: { carrier: 'yuupack' } } }],
    failing: [{ change: { setup: { carrier: 'yuupacket' } } }],
  });
}

{
  const value = ['japanpost', 'dhl', 'fedex', 'ups'];

  describeRule('insurance-carriers', {
    operation: 'shipment-create',
    example: 'pegasus',
    passing: [{}, { change: { setup: { insurance: 0 } } }],
    failing: [
      {
        change: { setup: { insurance: 1 } },
        expected: { field: 'setup.insurance', code: 'NOT_SUPPORTED', value },
      },
    ],
  });

  describeRule('insurance-carriers', {
    operation: 'shipment-create',
    example: 'custom',
    passing: [{ change: { setup: { insurance: 0 } } }],
    failing: [{ change: { setup: { insurance: 5000 } } }],
  });

  describeRule('insurance-carriers', {
    operation: 'rates-list',
    example: 'international',
    passing: [{ change: { setup: { insurance: 5000 } } }, { change: { setup: { insurance: 5000, carrier: 'ups' } } }],
    failing: [{ change: { setup: { insurance: 5000, carrier: 'pegasus' } } }],
  });
}

{
  const cash_on_delivery = { amount: 8800, tax: 800 };

  describeRule('cash-on-delivery-carriers', {
    operation: 'shipment-create',
    example: 'seino',
    passing: [{}],
    failing: [
      {
        change: { setup: { cash_on_delivery } },
        expected: { field: 'setup.cash_on_delivery', code: 'NOT_SUPPORTED', value: ['yamato', 'sagawa', 'yuupack'] },
      },
    ],
  });

  describeRule('cash-on-delivery-carriers', {
    operation: 'rates-list',
    example: 'domestic',
    passing: [{ change: { setup: { cash_on_delivery }, products: [{ name: '文房具', quantity: 1, price: 8000 }] } }],
    failing: [
      {
        change: {
          setup: { cash_on_delivery, carrier: 'yuumail', pack_size: '0' },
          products: [{ name: '文房具', quantity: 1, price: 8000 }],
        },
      },
    ],
  });
}

describeRule('signature-carriers', {
  operation: 'shipment-create',
  example: 'pegasus',
  passing: [{}, { change: { setup: { signature: false } } }],
  failing: [
    {
      change: { setup: { signature: true } },
      expected: { field: 'setup.signature', code: 'NOT_SUPPORTED', value: ['dhl', 'fedex', 'ups'] },
    },
  ],
});

describeRule('signature-carriers', {
  operation: 'rates-list',
  example: 'international',
  passing: [{ change: { setup: { signature: true } } }, { change: { setup: { signature: true, carrier: 'fedex' } } }],
  failing: [{ change: { setup: { signature: true, carrier: 'japanpost' } } }],
});

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

describeRule('instructions-carriers', {
  operation: 'shipment-create',
  example: 'yuumail',
  passing: [{}, { change: { setup: { instructions: [] } } }],
  failing: [
    {
      change: { setup: { instructions: ['110'] } },
      expected: { field: 'setup.instructions', code: 'NOT_SUPPORTED', value: ['seino'] },
    },
  ],
});

describeRule('instructions-carriers', {
  operation: 'shipment-create',
  example: 'seino',
  passing: [{}],
  failing: [{ change: { setup: { service: 'custom' } } }],
});

describeRule('instructions-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { instructions: ['110'] } } }],
  failing: [{ change: { setup: { carrier: 'yuupack', instructions: ['110'] } } }],
});

{
  // Carriers within Japan have no use for it.
  const value: string[] = [];

  describeRule('tax-id-carriers', {
    operation: 'shipment-create',
    example: 'sagawa',
    passing: [{}, { change: { setup: { consignee_tax_id: '' } } }],
    failing: [
      {
        change: { setup: { consignee_tax_id: '12345678901' } },
        expected: { field: 'setup.consignee_tax_id', code: 'NOT_SUPPORTED', value },
      },
    ],
  });

  describeRule('tax-id-carriers', {
    operation: 'shipment-create',
    example: 'japanpost',
    passing: [{ change: { setup: { consignee_tax_id: '12345678901' } } }],
    failing: [{ change: { setup: { service: 'custom', insurance: 0, consignee_tax_id: '12345678901' } } }],
  });

  describeRule('tax-id-carriers', {
    operation: 'rates-list',
    example: 'domestic',
    passing: [{ change: { setup: { consignee_tax_id: '12345678901' } } }],
    failing: [{ change: { setup: { carrier: 'sagawa', consignee_tax_id: '12345678901' } } }],
  });
}

{
  const value = ['dhl', 'fedex', 'ups', 'pegasus'];

  describeRule('duty-paid-carriers', {
    operation: 'shipment-create',
    example: 'japanpost',
    passing: [{}],
    failing: [
      {
        change: { customs: { duty_paid: true } },
        expected: { field: 'customs.duty_paid', code: 'NOT_SUPPORTED', value },
      },
      { change: { setup: { service: 'custom', insurance: 0 }, customs: { duty_paid: true } } },
    ],
  });

  describeRule('duty-paid-carriers', {
    operation: 'rates-list',
    example: 'international',
    passing: [
      { change: { customs: { duty_paid: true } } },
      { change: { setup: { carrier: 'dhl' }, customs: { duty_paid: true } } },
    ],
    failing: [{ change: { setup: { carrier: 'japanpost' }, customs: { duty_paid: true } } }],
  });
}

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
    { change: { setup: { service: 'japanpost_epacket_light', insurance: 0 } } },
  ],
  failing: [
    {
      change: { setup: { service: 'japanpost_epacket_light' } },
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
    { change: { setup: { service: 'yamato_compact', pack_size: null, cash_on_delivery: { amount: 300_001 } } } },
  ],
});

describeRule('cash-on-delivery-services', {
  operation: 'shipment-create',
  example: 'sagawa-cash-on-delivery',
  passing: [{}, { change: { setup: { service: 'sagawa_large', pack_size: '170' } } }],
  failing: [],
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
  // Yu-Pack has no other service.
  const value: string[] = [];

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
      expected: { field: 'setup.print_lower_half', code: 'NOT_SUPPORTED_BY_SERVICE', value: [] },
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

describeRule('scheduled-email-carriers', {
  operation: 'carrier-register',
  example: 'dhl',
  passing: [
    {},
    { change: { settings: { scheduled_delivery_email: { enabled: false } } } },
    { change: { settings: { scheduled_delivery_email: { enabled: false, message: '' } } } },
  ],
  failing: [
    {
      change: { settings: { scheduled_delivery_email: { enabled: true, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email', code: 'NOT_SUPPORTED', value: ['yamato'] },
    },
    {
      change: { settings: { scheduled_delivery_email: { enabled: false, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email' },
    },
  ],
});

describeRule('scheduled-email-carriers', {
  operation: 'carrier-update',
  example: 'thermal',
  passing: [{ change: { settings: { scheduled_delivery_email: { enabled: true, message: 'On its way' } } } }],
  failing: [
    {
      account: { type: 'sagawa' },
      change: { settings: { print: null, scheduled_delivery_email: { enabled: true, message: 'On its way' } } },
      expected: { field: 'settings.scheduled_delivery_email', code: 'NOT_SUPPORTED' },
    },
  ],
});
