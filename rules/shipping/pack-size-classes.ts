import { defineRule } from '../define-rule';
import { findPackSize } from './pack-size';
import { findServices } from './service-list';

export const packSizeClasses = defineRule({
  id: 'pack-size-classes',
  subject: 'shipping',
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`setup.pack_size` is one of the size classes of the carrier. These services have size classes of their own instead: {services}.',
  message: 'There is no such size class here. Use one of {value}, or `0` to leave it open.',
  about: (contract) => ({ services: findServices(contract, ({ pack_sizes: sizes }) => sizes !== undefined) }),
  check(subject) {
    const { carrier, service } = subject;
    const size = findPackSize(subject);
    const value = service?.pack_sizes ?? carrier?.pack_sizes ?? [];
    return size !== undefined && value.length > 0 && !value.includes(size)
      ? [{ code: 'INVALID_VALUE', field: 'setup.pack_size', value }]
      : [];
  },
});
