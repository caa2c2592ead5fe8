import { defineRule } from '../define-rule';

export const fileBase64 = defineRule({
  id: 'file-base64',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: '`file` must be Base64 with padding, without line breaks and without the prefix `data:`.',
  message: "This isn't Base64. Send only the encoded image, without line breaks and without the prefix data:.",
  check: ({ text, bytes }) => (text !== undefined && !bytes ? [{ code: 'FORMAT', field: 'file' }] : []),
});
