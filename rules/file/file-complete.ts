import { defineRule } from '../define-rule';
import { readImageSize } from './image-format';
import { isCompleteImage } from './is-complete-image';

export const fileComplete = defineRule({
  id: 'file-complete',
  title: 'Image is complete',
  subject: 'file',
  operations: ['file-upload'],
  source: 'assumed',
  statement: 'The image must be complete, so that it can be printed on invoices.',
  message: "The image is incomplete or damaged and can't be printed. Save it again and encode the whole file.",
  check: ({ bytes }) =>
    bytes && readImageSize(bytes) !== undefined && !isCompleteImage(bytes) ? [{ code: 'INVALID', field: 'file' }] : [],
});
