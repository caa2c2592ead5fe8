import { defineRule } from '../define-rule';

export const customsRequired = defineRule({
  id: 'customs-required',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'International shipments require `customs`.',
  message: 'For international shipments, specify customs with the content_type.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('customs') ? [{ code: 'REQUIRED', field: 'customs' }] : [],
});
