import { describeRule } from '../describe-rule';

const value = ['japanpost', 'dhl', 'fedex', 'ups', 'pegasus'];

describeRule('tax-id-carriers', {
  operation: 'shipment-create',
  example: 'sagawa',
  passing: [{}, { change: { setup: { consignee_tax_id: '' } } }],
  failing: [
    {
      change: { setup: { consignee_tax_id: '12345678901' } },
      expected: { field: 'setup.consignee_tax_id', code: 'NOT_SUPPORTED', value },
    },
  ],
});

describeRule('tax-id-carriers', {
  operation: 'shipment-create',
  example: 'japanpost',
  passing: [{ change: { setup: { consignee_tax_id: '12345678901' } } }],
  failing: [{ change: { setup: { service: 'custom', insurance: 0, consignee_tax_id: '12345678901' } } }],
});

describeRule('tax-id-carriers', {
  operation: 'rates-list',
  example: 'domestic',
  passing: [{ change: { setup: { consignee_tax_id: '12345678901' } } }],
  failing: [{ change: { setup: { carrier: 'sagawa', consignee_tax_id: '12345678901' } } }],
});
