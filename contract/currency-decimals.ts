/** The currencies of ISO 4217 whose minor unit isn't a hundredth, by their decimals. */
const OTHER_DECIMALS: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
};

/** The decimals of a currency after ISO 4217: 'JPY' → 0, 'KWD' → 3, 'USD' and unknown codes → 2. `Intl` has other numbers for IQD and LAK. */
export function findCurrencyDecimals(currency: string): number {
  const entry = Object.entries(OTHER_DECIMALS).find(([, currencies]) => currencies.includes(currency));
  return entry ? Number(entry[0]) : 2;
}
