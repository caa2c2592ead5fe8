import { sumDecimals } from '../decimals';
import { defineRule } from '../define-rule';
import { findPackSize } from '../shipping/pack-size';
import { listSides } from '../shipping/parcel-package';
import { findSizeClass } from '../shipping/size-class';
import type { Reader } from '../reader';
import type { ShippingSubject } from '../shipping/subject';

type Measured = { parcel: Reader | undefined; value: number };
const NONE: Measured = { parcel: undefined, value: 0 };

export const packSizeMeasured = defineRule({
  id: 'pack-size-measured',
  title: 'Size class follows the dimensions and the weight',
  subject: 'service',
  scope: ({ pack_sizes: sizes }) => sizes.length > 0,
  operations: ['shipment-create', 'rates-list'],
  severity: 'warning',
  source: 'assumed',
  statement:
    'A parcel belongs to the size class of its three sides added up, or to a larger one if it is heavier than that class allows; see [the weights of the classes](/common-car#sizes). If `setup.pack_size` is smaller, rates use the larger class. If the request names a carrier, the response contains a warning.',
  message:
    'This parcel belongs to size {value}[, because it weighs {kg} kg][, because its three sides add up to {cm} cm]. The carrier charges for that size.',
  about: ({ catalogue }) => ({
    classes: Object.entries(catalogue.carriers).flatMap(([type, { pack_size_weights_kg: weights }]) => {
      const pairs = Object.entries(weights ?? {}).map(([size, kg]) => `${size}:${kg}`);
      return pairs.length > 0 ? [`${type} ${pairs.join(';')}`] : [];
    }),
  }),
  check(subject) {
    const { carrier, service } = subject;
    const named = findPackSize(subject);
    if (!carrier || named === undefined || service?.pack_sizes?.length === 0) return [];
    const { parcel, value } = findLargest(subject);
    if (parcel === undefined || value <= Number(named)) return [];
    const isHeavy = Number(findSizeClass({ pack_sizes: carrier.pack_sizes }, parcel) ?? 0) < value;
    const params = isHeavy
      ? { kg: [String((parcel.number('weight') ?? 0) / 1000)], cm: [] }
      : { kg: [], cm: [String(sumDecimals(listSides(parcel)))] };
    return [{ code: 'INSUFFICIENT', field: 'setup.pack_size', value, params }];
  },
  fix: ({ field, value }) => ({ kind: 'set', field, value: String(value) }),
});

/** The parcel of the largest size class, and that class; 0 if no parcel has one. */
export function findLargest({ carrier, parcels }: Pick<ShippingSubject, 'carrier' | 'parcels'>): Measured {
  return parcels
    .map((parcel) => ({ parcel, value: Number((carrier && findSizeClass(carrier, parcel)) ?? 0) }))
    .reduce<Measured>((one, other) => (other.value > one.value ? other : one), NONE);
}
