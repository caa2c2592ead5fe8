import { defineRule } from '../define-rule';
import { findPackSize } from '../shipping/pack-size';
import { findLargest } from './pack-size-measured';
import { findServices } from './service-list';

export const packSizeClasses = defineRule({
  id: 'pack-size-classes',
  title: 'Size classes of each carrier',
  subject: 'service',
  scope: ({ pack_sizes: sizes }) => sizes.length > 0,
  operations: ['shipment-create', 'rates-list'],
  source: 'assumed',
  statement:
    '`setup.pack_size` must be a size class of the carrier. These services have their own size classes: {services}.',
  message: "The size class {size} isn't available. Use one of {value}, or `0` if the size isn't known.",
  about: (contract) => ({ services: findServices(contract, ({ pack_sizes: sizes = [] }) => sizes.length > 0) }),
  check(subject) {
    const { carrier, service } = subject;
    const size = findPackSize(subject);
    const value = service?.pack_sizes ?? carrier?.pack_sizes ?? [];
    if (size === undefined || value.length === 0 || value.includes(size)) return [];
    // A larger class of the parcels applies instead, with a warning.
    const { value: measured } = findLargest(subject);
    const isReplaced = measured > Number(size) && value.includes(String(measured));
    return !isReplaced || !carrier?.pack_sizes.includes(size)
      ? [{ code: 'INVALID_VALUE', field: 'setup.pack_size', value, params: { size } }]
      : [];
  },
});
