import { describeRule } from '../../tests/rules/describe-rule';

describeRule('negotiated-carriers', {
  operation: 'negotiated-rates-upload',
  example: 'yamato',
  passing: [{}, { carrierType: 'yuupack', change: { rates: [{ origin: 'Kinki', size: '60', prices: { Kinki: 0 } }] } }],
  failing: [
    {
      carrierType: 'seino',
      expected: {
        field: 'id',
        code: 'NOT_SUPPORTED',
        value: ['yamato', 'sagawa', 'yuupack'],
        params: { type: 'seino' },
      },
    },
    { carrierType: 'dhl', expected: { field: 'id' } },
  ],
});

describeRule('negotiated-carriers', {
  operation: 'negotiated-rates-delete',
  example: 'yamato',
  passing: [{ carrierType: 'yamato' }],
  failing: [{ carrierType: 'yuumail', expected: { field: 'id', code: 'NOT_SUPPORTED' } }],
});
