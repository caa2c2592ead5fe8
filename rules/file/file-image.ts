import { defineRule } from '../define-rule';
import { IMAGE_FORMATS, readImageSize } from './image-format';

export const fileImage = defineRule({
  id: 'file-image',
  title: 'Format of the image',
  subject: 'file',
  operations: ['file-upload'],
  source: 'spec 5',
  statement:
    '`file` must be an image in one of these formats: {formats}. The content determines the format, not the file name.',
  message: "The file isn't an image in one of these formats: {formats}. Convert it to one of them.",
  about: () => ({ formats: IMAGE_FORMATS }),
  check: ({ bytes }) =>
    bytes && readImageSize(bytes) === undefined
      ? [{ code: 'FORMAT', field: 'file', params: { formats: IMAGE_FORMATS } }]
      : [],
});
