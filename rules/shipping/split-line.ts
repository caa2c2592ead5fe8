/** After white space and after the name of a city, ward or town; before the number of a block or a house. */
const BREAKS = new RegExp(
  [
    '(?<=[\\s、,])(?=\\S)',
    '(?<=[市区郡町村])(?=[^市区郡町村\\s])',
    '(?<=[^\\s\\d０-９一二三四五六七八九十〇\\-－−ーの番])(?=[\\d０-９一二三四五六七八九十〇])',
  ].join('|'),
  'g',
);

/**
 * Splits an address line so that its first part fits: ['14 Lower Marsh behind the', 'old railway station']. Undefined if the
 * line has no place to break.
 */
export function splitLine(line: string, fits: (part: string) => boolean): [string, string] | undefined {
  const parts = [...line.matchAll(BREAKS)]
    .map(({ index }): [string, string] => [line.slice(0, index).trimEnd(), line.slice(index)])
    .filter(([first]) => first !== '' && fits(first));
  return parts.at(-1);
}
