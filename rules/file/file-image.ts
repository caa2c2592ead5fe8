import { defineRule } from '../define-rule';
import { findImageFormat, IMAGE_FORMATS } from './image-format';

export const fileImage = defineRule({
  id: 'file-image',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement: '`file` is an image in one of the formats {formats}. Its bytes tell, not its name.',
  message: 'The content is not an image in one of the formats {value}. Convert it.',
  about: () => ({ formats: IMAGE_FORMATS }),
  check: ({ bytes }) =>
    bytes && findImageFormat(bytes) === undefined ? [{ code: 'FORMAT', field: 'file', value: IMAGE_FORMATS }] : [],
});
