import { multiplyDecimals, sumDecimals } from '../decimals';
import { discountPrice } from '../discount-price';
import type { Finding } from '../issue';
import { isRecord, type Reader } from '../reader';
import { findCurrency } from './find-currency';
import type { ShippingSubject } from './subject';

/** Judges each product that is an object; the schema says what the others are. */
export function checkProducts(
  { products }: ShippingSubject,
  check: (product: Reader, field: string) => Finding[],
): Finding[] {
  return products.flatMap((product, index) => (isRecord(product.value) ? check(product, `products.${index}`) : []));
}

/** The value of all products after the discount; undefined while a price, a quantity or the currency is missing or wrong. */
export function sumProducts(subject: ShippingSubject): number | undefined {
  const { setup, products } = subject;
  const discount = setup.number('discount') ?? 0;
  const currency = findCurrency(subject);
  if (currency === undefined) return undefined;
  const values = products.map((product) => {
    const [price, quantity] = [product.number('price'), product.number('quantity')];
    return price === undefined || quantity === undefined
      ? NaN
      : multiplyDecimals(discountPrice(price, discount, currency), quantity);
  });
  const total = sumDecimals(values);
  return values.length > 0 && total >= 0 ? total : undefined;
}
