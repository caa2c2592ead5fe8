import type { Finding } from '../issue';
import { isRecord, type Reader } from '../reader';
import type { ShippingSubject } from './subject';

/** Judges each product that is an object; the schema says what the others are. */
export function checkProducts(
  { products }: ShippingSubject,
  check: (product: Reader, field: string) => Finding[],
): Finding[] {
  return products.flatMap((product, index) => (isRecord(product.value) ? check(product, `products.${index}`) : []));
}
