import { getLimit } from '../../contract';
import { defineRule } from '../define-rule';
import { findImageFormat, readImageSize } from './image-format';

export const filePixels = defineRule({
  id: 'file-pixels',
  title: 'Maximum number of pixels',
  subject: 'file',
  operations: ['file-upload'],
  source: 'assumed',
  statement: 'A PNG can have up to {pixels} pixels (width × height).',
  message: 'The PNG has {pixels} pixels (width × height); the maximum is {value}. Scale it down.',
  about: (contract) => ({ pixels: getLimit(contract, 'image-pixels-max') }),
  check({ contract, bytes }) {
    // A JPEG is printed without being unpacked.
    const size = bytes && findImageFormat(bytes) === 'PNG' ? readImageSize(bytes) : undefined;
    const value = getLimit(contract, 'image-pixels-max');
    const pixels = size ? size.width * size.height : 0;
    return pixels > value ? [{ code: 'TOO_MANY', field: 'file', value, given: pixels, params: { pixels } }] : [];
  },
});
