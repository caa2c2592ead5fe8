import { defineRule } from '../define-rule';
import { getField } from '../get-field';
import { NO_FIX } from '../quick-fix/quick-fix';

export const fileBase64 = defineRule({
  id: 'file-base64',
  title: 'Base64 without a prefix',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: '`file` must be Base64 with padding, without line breaks and without the prefix `data:`.',
  message: "This isn't Base64. Send only the encoded image, without line breaks and without the prefix data:.",
  check: ({ text, bytes }) => (text !== undefined && !bytes ? [{ code: 'FORMAT', field: 'file' }] : []),
  fix({ field }, { body }) {
    const file = getField(body, field);
    if (typeof file !== 'string') return NO_FIX;
    const value = file.replace(/^data:[^,]*,/, '').replace(/\s/g, '');
    return value === file ? NO_FIX : { kind: 'set', field, value };
  },
});
