import { getLimit } from '../../contract';
import { defineRule } from '../define-rule';

export const fileSize = defineRule({
  id: 'file-size',
  title: 'Maximum file size',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: 'The image can have up to {megabytes} MB ({bytes} bytes) before encoding.',
  message: 'The image has {length} bytes; the maximum is {value}. Scale it down.',
  about: (contract) => ({
    megabytes: getLimit(contract, 'file-size-mb'),
    bytes: getLimit(contract, 'file-size-bytes'),
  }),
  check({ contract, bytes }) {
    const value = getLimit(contract, 'file-size-bytes');
    const length = bytes?.length ?? 0;
    return length > value ? [{ code: 'TOO_LARGE', field: 'file', value, params: { length } }] : [];
  },
});
