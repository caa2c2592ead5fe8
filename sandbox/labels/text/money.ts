const formats = new Map<string, Intl.NumberFormat>();

/** An amount with the decimals of its currency, without its name: `38.5, 'USD'` → `'38.50'`, `9000, 'JPY'` → `'9,000'`. */
export function formatAmount(amount: number, currency: string): string {
  const known = formats.get(currency);
  if (known) return known.format(amount);
  const format = createFormat(currency);
  formats.set(currency, format);
  return format.format(amount);
}

/** `9000, 'JPY'` → `'JPY 9,000'` */
export function formatMoney(amount: number, currency: string): string {
  return `${currency} ${formatAmount(amount, currency)}`;
}

/** `8800` → `'¥8,800'`, as Japanese labels print it. */
export function formatYen(amount: number): string {
  return `¥${formatAmount(amount, 'JPY')}`;
}

/** How many decimals a currency has: 0 for JPY, 2 for USD. */
export function getDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

function createFormat(currency: string): Intl.NumberFormat {
  const decimals = getDecimals(currency);
  return new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
