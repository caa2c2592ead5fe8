import { contract, describeRule } from '../../tests/rules/describe-rule';

const sizes = contract.catalogue.carriers.sagawa?.pack_sizes ?? [];
const toRow = (size: string): object => ({ rates: [{ origin: 'Kansai', size, prices: { Kansai: 890 } }] });

describeRule('negotiated-size', {
  operation: 'negotiated-rates-upload',
  example: 'sagawa',
  passing: sizes.map((size) => ({ change: toRow(size) })),
  failing: [
    { change: toRow('120'), expected: { field: 'rates.0.size', code: 'INVALID_VALUE', value: sizes } },
    // The form of these is wrong as well; the rule says it better.
    { change: toRow('0'), expected: { field: 'rates.0.size', code: 'INVALID_VALUE' } },
    { change: toRow('S'), expected: { field: 'rates.0.size', code: 'INVALID_VALUE' } },
  ],
});
