const ASIA = 'CN HK KR MO PH SG TH TW VN MY ID IN'.split(' ');
const EUROPE = 'AT BE CH CZ DE DK ES FI FR GB GR HU IE IT LU NL NO PL PT SE'.split(' ');
const AMERICA_AND_OCEANIA = 'AU CA MX NZ US'.split(' ');

/** How many times the price of the nearest countries the sandbox asks for a country. */
export function findZoneFactor(country: string): number {
  if (ASIA.includes(country)) return 1;
  if (AMERICA_AND_OCEANIA.includes(country)) return 1.4;
  return EUROPE.includes(country) ? 1.5 : 1.8;
}
