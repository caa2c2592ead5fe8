import { listCarriers } from '../../contract';
import { defineRule } from '../define-rule';
import { checkCarrierField } from './carrier-field';
import { findPackSize } from './pack-size';

export const packSizeCarriers = defineRule({
  id: 'pack-size-carriers',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement: '`setup.pack_size` is for {carriers} only.',
  message: 'This carrier has no size classes. Leave it out, or use another carrier: {value}.',
  about: (contract) => ({ carriers: listCarriers(contract, 'pack_sizes') }),
  check: (subject) =>
    findPackSize(subject) !== undefined
      ? checkCarrierField(subject, { field: 'setup.pack_size', capability: 'pack_sizes' })
      : [],
});
