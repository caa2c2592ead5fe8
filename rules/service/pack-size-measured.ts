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
    'A parcel belongs to the size class of its three sides added up. With {carriers}, it belongs to a larger class if it weighs more than the class allows (size and kg): {classes}. If `setup.pack_size` is smaller, rates use the larger class, and `warnings` reports it.',
  message: 'By its dimensions and weight, this parcel belongs to size {value}, which the carrier charges for.',
  about({ catalogue }) {
    const weighed = Object.entries(catalogue.carriers).flatMap(([type, { pack_size_weights_kg: weights }]) =>
      weights ? [[type, weights] as const] : [],
    );
    return {
      carriers: weighed.map(([type]) => type),
      classes: weighed.flatMap(([type, weights]) =>
        Object.entries(weights).map(([size, kg]) => `${type} \`${size}\` ${kg}`),
      ),
    };
  },
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
