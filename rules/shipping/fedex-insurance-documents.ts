import { defineRule } from '../define-rule';
import { removeField } from '../quick-fix/quick-fix';

export const fedexInsuranceDocuments = defineRule({
  id: 'fedex-insurance-documents',
  title: 'Documents without insurance',
  subject: 'shipping',
  scope: 'listed',
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    "Documents aren't insured with {carriers}. If `customs.content_type` is `DOCUMENTS` and `setup.insurance` is specified, the response contains a warning.",
  message: "The insured amount has no effect, because this carrier doesn't insure documents. Omit `setup.insurance`.",
  about: ({ catalogue }) => ({
    carriers: Object.entries(catalogue.carriers).flatMap(([type, { uninsured_documents: isUninsured }]) =>
      isUninsured ? [type] : [],
    ),
  }),
  check({ body, carrier, setup }) {
    const isWithout = carrier?.uninsured_documents && (setup.number('insurance') ?? 0) > 0;
    return isWithout && body.object('customs').text('content_type') === 'DOCUMENTS'
      ? [{ code: 'INVALID', field: 'setup.insurance' }]
      : [];
  },
  fix: removeField,
});
