import { defineRule } from '../define-rule';

export const fileSize = defineRule({
  id: 'file-size',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: 'The image has at most {megabytes} MB, which is {bytes} bytes, before it is encoded.',
  message: 'The image has {length} bytes; at most {value} are taken. Scale it down.',
  about: ({ limits }) => ({ megabytes: limits['file-size-mb'] ?? 0, bytes: limits['file-size-bytes'] ?? 0 }),
  check({ contract, bytes }) {
    const value = contract.limits['file-size-bytes'] ?? 0;
    const length = bytes?.length ?? 0;
    return length > value ? [{ code: 'TOO_LONG', field: 'file', value, params: { length } }] : [];
  },
});
