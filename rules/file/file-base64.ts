import { defineRule } from '../define-rule';

export const fileBase64 = defineRule({
  id: 'file-base64',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: '`file` is Base64 with its padding: no line breaks, no `data:` before it.',
  message: 'This is not Base64. Send the encoded image alone, without line breaks and without data: before it.',
  check: ({ text, bytes }) =>
    text !== undefined && !bytes ? [{ code: 'FORMAT', field: 'file', value: 'base64' }] : [],
});
