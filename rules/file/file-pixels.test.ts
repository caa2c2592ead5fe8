import { contract, describeRule } from '../../tests/rules/describe-rule';

const example = contract.examples.find(({ operation }) => operation === 'file-upload')?.request as { file: string };

/** The image of the example, whose header has another width and height. */
function resize(width: number, height: number): { file: string } {
  const bytes = Buffer.from(example.file, 'base64');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return { file: bytes.toString('base64') };
}

describeRule('file-pixels', {
  operation: 'file-upload',
  example: 'signature',
  passing: [{ change: resize(4000, 2500) }],
  failing: [
    {
      change: resize(4000, 2501),
      expected: { field: 'file', code: 'TOO_MANY', value: 10_000_000, given: 10_004_000 },
    },
  ],
});
