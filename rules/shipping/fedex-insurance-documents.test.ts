import { describeRule } from '../../tests/rules/describe-rule';

describeRule('fedex-insurance-documents', {
  operation: 'shipment-create',
  example: 'fedex',
  passing: [
    { change: { setup: { insurance: 100 } } },
    { change: { setup: { insurance: 0 }, customs: { content_type: 'DOCUMENTS' } } },
  ],
  failing: [
    {
      change: { setup: { insurance: 0.01 }, customs: { content_type: 'DOCUMENTS' } },
      expected: { field: 'setup.insurance', code: 'INVALID' },
    },
  ],
});

describeRule('fedex-insurance-documents', {
  operation: 'rates-list',
  example: 'international',
  passing: [
    { change: { setup: { carrier: 'dhl', insurance: 100 }, customs: { content_type: 'DOCUMENTS' } } },
    { change: { setup: { carrier: 'fedex' }, customs: { content_type: 'DOCUMENTS' } } },
  ],
  failing: [{ change: { setup: { carrier: 'fedex', insurance: 100 }, customs: { content_type: 'DOCUMENTS' } } }],
});
