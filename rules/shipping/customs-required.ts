import { defineRule } from '../define-rule';
import { listValues } from '../quick-fix/field-schema';
import { chooseValue } from '../quick-fix/quick-fix';

export const customsRequired = defineRule({
  id: 'customs-required',
  title: 'Customs data is required',
  subject: 'shipping',
  scope: 'international',
  operations: ['shipment-create'],
  source: 'assumed',
  isOptionalForRates: true,
  statement: 'International shipments require `customs`.',
  message: 'For international shipments, specify customs with the content_type.',
  check: ({ isCrossBorder, body }) =>
    isCrossBorder && body.isMissing('customs') ? [{ code: 'REQUIRED', field: 'customs' }] : [],
  fix(_, context) {
    const field = 'customs.content_type';
    return chooseValue(field, listValues(context.contract, { ...context, field }) as string[]);
  },
});
