import type { ShippingSubject } from './subject';

/** The size class that the setup names; undefined without one, for `0`, which leaves it open, and for an invalid size. */
export function findPackSize({ setup }: ShippingSubject): string | undefined {
  const size = setup.text('pack_size');
  return size !== undefined && /^[1-9]\d*$/.test(size) ? size : undefined;
}
