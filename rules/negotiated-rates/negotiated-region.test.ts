import { contract, describeRule } from '../../tests/rules/describe-rule';

const regions = Object.keys(contract.catalogue.carriers.sagawa?.regions ?? {});
const toRow = (origin: string, destination = 'Kanto'): object => ({
  rates: [{ origin, size: '80', prices: { [destination]: 980 } }],
});

describeRule('negotiated-region', {
  operation: 'negotiated-rates-upload',
  example: 'sagawa',
  passing: [{}, ...regions.map((name) => ({ change: toRow(name, name) }))],
  failing: [
    {
      change: toRow('Chubu'),
      expected: { field: 'rates.0.origin', code: 'INVALID_VALUE', value: regions },
    },
    ...['Tohoku', 'Kinki', 'Kyushu', 'north tohoku', 'NorthTohoku', 'North Tohoku ', '関西'].map((name) => ({
      change: toRow(name),
      expected: { field: 'rates.0.origin' },
    })),
    { change: toRow('Kansai', 'Chubu'), expected: { field: 'rates.0.prices.Chubu', value: regions } },
    { change: toRow('Kansai', '__proto__'), expected: { field: 'rates.0.prices.__proto__' } },
  ],
});

describeRule('negotiated-region', {
  operation: 'negotiated-rates-upload',
  example: 'yamato',
  passing: [],
  failing: ['Tokai', 'Kinki', 'Tohoku', 'North Kyushu'].map((name) => ({
    change: toRow(name),
    expected: { field: 'rates.0.origin', code: 'INVALID_VALUE' },
  })),
});

describeRule('negotiated-region', {
  operation: 'negotiated-rates-upload',
  example: 'yuupack',
  passing: [],
  failing: ['North Kyushu', 'Kansai', 'South Tohoku', 'Chubu'].map((name) => ({
    change: toRow(name),
    expected: { field: 'rates.0.origin', code: 'INVALID_VALUE' },
  })),
});
