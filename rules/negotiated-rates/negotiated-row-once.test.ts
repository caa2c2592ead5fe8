import { describeRule } from '../../tests/rules/describe-rule';

const toRow = (origin: string, size: string): object => ({ origin, size, prices: { Kansai: 890 } });

describeRule('negotiated-row-once', {
  operation: 'negotiated-rates-upload',
  example: 'sagawa',
  passing: [{ change: { rates: [toRow('Kansai', '60'), toRow('Kansai', '80'), toRow('Kanto', '60')] } }],
  failing: [
    {
      change: { rates: [toRow('Kansai', '60'), toRow('Kansai', '80'), toRow('Kansai', '60')] },
      expected: {
        field: 'rates.2',
        code: 'DUPLICATE',
        value: ['origin', 'size'],
        params: { first: 'rates.0' },
      },
    },
  ],
});
