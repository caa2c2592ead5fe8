import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';

export const testModeCarriers = defineRule({
  id: 'test-mode-carriers',
  subject: 'shipping',
  operations: ['shipment-create'],
  source: 'spec 5',
  refusal: 'SHIPMENT_FAILED',
  statement: 'Test labels, `setup.test`, are for {carriers} only.',
  message: 'This carrier makes no test labels. Leave `setup.test` out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'test_labels') }),
  check: (subject) =>
    subject.isTest ? checkCarrierField(subject, { field: 'setup.test', capability: 'test_labels' }) : [],
});
