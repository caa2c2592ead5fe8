import { contract, describeRule } from '../../tests/rules/describe-rule';

const image = contract.examples.find(({ operation }) => operation === 'file-upload')?.request as { file: string };
const bytes = Buffer.from(image.file, 'base64');
/** The image of the example with zeros after its end. */
const toFile = (length: number): object => ({
  file: Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]).toString('base64'),
});

describeRule('file-size', {
  operation: 'file-upload',
  example: 'signature',
  passing: [{ change: toFile(1_048_576) }],
  failing: [
    {
      change: toFile(1_048_577),
      expected: { field: 'file', code: 'TOO_LARGE', value: 1_048_576, params: { length: 1_048_577 } },
    },
  ],
});
