import { contract, describeRule } from '../../tests/rules/describe-rule';

const example = contract.examples.find(({ operation }) => operation === 'file-upload')?.request as { file: string };
const png = Buffer.from(example.file, 'base64');
const JPEG =
  '\xff\xd8\xff\xc0\0\x11\x08\0\x20\0\x60\x03\x01\x11\0\x02\x11\x01\x03\x11\x01\xff\xda\0\x02ab\xff\0\xff\xd0c';

const encode = (text: string): { file: string } => ({ file: Buffer.from(text, 'latin1').toString('base64') });
const cut = (length: number): { file: string } => ({ file: png.subarray(0, length).toString('base64') });

describeRule('file-complete', {
  operation: 'file-upload',
  example: 'signature',
  passing: [
    {},
    { change: encode(`${JPEG}\xff\xd9`) },
    // Cameras append a preview.
    { change: encode(`${JPEG}\xff\xd9\xff\xd8abc`) },
  ],
  failing: [
    { change: cut(png.length - 12), expected: { field: 'file', code: 'INVALID' } },
    { change: cut(60), expected: { field: 'file' } },
    { change: cut(33), expected: { field: 'file' } },
    { change: encode(JPEG), expected: { field: 'file' } },
    { change: encode(`${JPEG.slice(0, 21)}\xff\xd9`), expected: { field: 'file' } },
  ],
});
