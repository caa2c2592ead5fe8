import { defineRule } from '../define-rule';
import { findPackSize } from '../shipping/pack-size';
import { findSizeClass } from '../shipping/size-class';

export const packSizeMeasured = defineRule({
  id: 'pack-size-measured',
  title: 'Size class follows the dimensions and the weight',
  subject: 'service',
  scope: ({ pack_sizes: sizes }) => sizes.length > 0,
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'A parcel belongs to the size class of its three sides added up, or to a larger one if it is heavier than that class allows; see [the weights of the classes](/common-car#sizes). If `setup.pack_size` is smaller, rates use the larger class, and `warnings` reports it.',
  message: 'By its dimensions and weight, this parcel belongs to size {value}, which the carrier charges for.',
  about: ({ catalogue }) => ({
    classes: Object.entries(catalogue.carriers).flatMap(([type, { pack_size_weights_kg: weights }]) => {
      const pairs = Object.entries(weights ?? {}).map(([size, kg]) => `${size}:${kg}`);
      return pairs.length > 0 ? [`${type} ${pairs.join(';')}`] : [];
    }),
  }),
  check(subject) {
    const { carrier, service, parcels } = subject;
    const named = findPackSize(subject);
    if (!carrier || named === undefined || service?.pack_sizes?.length === 0) return [];
    const measured = parcels.map((parcel) => Number(findSizeClass(carrier, parcel) ?? 0));
    const value = Math.max(0, ...measured);
    return value > Number(named) ? [{ code: 'INSUFFICIENT', field: 'setup.pack_size', value }] : [];
  },
  fix: ({ field, value }) => ({ kind: 'set', field, value: String(value) }),
});
