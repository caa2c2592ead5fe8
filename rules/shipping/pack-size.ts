import type { ShippingSubject } from './subject';

/** The size class that the setup names; undefined for none, for `0`, which leaves it open, and for what is no size. */
export function findPackSize({ setup }: ShippingSubject): string | undefined {
  const size = setup.text('pack_size');
  return size !== undefined && /^[1-9]\d*$/.test(size) ? size : undefined;
}
