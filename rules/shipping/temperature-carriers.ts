import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';
import { findDefault } from './default-value';

export const temperatureCarriers = defineRule({
  id: 'temperature-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: 'Chilled and frozen parcels, `setup.temperature`, are for {carriers} only.',
  message: 'This carrier takes parcels at room temperature only. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'temperature') }),
  check(subject) {
    const wished = subject.setup.text('temperature');
    return wished !== undefined && wished !== findDefault(subject, 'temperature')
      ? checkCarrierField(subject, { field: 'setup.temperature', capability: 'temperature' })
      : [];
  },
});
