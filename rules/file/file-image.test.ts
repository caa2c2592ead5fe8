import { describeRule } from '../../tests/rules/describe-rule';

const encode = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

describeRule('file-image', {
  operation: 'file-upload',
  example: 'signature',
  passing: [
    {},
    {
      change: {
        file: encode(
          '\xff\xd8\xff\xc0\0\x11\x08\0\x20\0\x60\x03\x01\x11\0\x02\x11\x01\x03\x11\x01\xff\xda\0\x02\0\xff\xd9',
        ),
      },
    },
  ],
  failing: [
    {
      change: { file: encode('GIF89a') },
      expected: { field: 'file', code: 'FORMAT', params: { formats: ['PNG', 'JPEG'] } },
    },
    { change: { file: encode('<svg xmlns="http://www.w3.org/2000/svg"/>') }, expected: { field: 'file' } },
    { change: { file: encode('\x89PNG\n\x1a\n') }, expected: { field: 'file' } },
    { change: { file: encode('\x89PNG\r\n\x1a\n') }, expected: { field: 'file' } },
  ],
});
