import { defineRule } from '../define-rule';

export const customsRequired = defineRule({
  id: 'customs-required',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'assumed',
  statement: 'Across borders `customs` is required.',
  message: 'Across borders give customs with the content_type.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('customs') ? [{ code: 'REQUIRED', field: 'customs' }] : [],
});
