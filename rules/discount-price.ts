/**
 * A price after a discount in percent, rounded down to what the currency has: whole yen in JPY, two decimals in others.
 * Cents are counted whole, so that no fraction of binary arithmetic is lost. 5000, 10, 'JPY' → 4500
 */
export function discountPrice(price: number, percent: number, currency: string): number {
  const unit = currency === 'JPY' ? 1 : 100;
  const parts = Math.round(price * unit) * Math.round((100 - percent) * 1000);
  return Math.floor(parts / 100_000) / unit;
}
