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
  let found: [string, string] | undefined;
  for (const { index } of line.matchAll(BREAKS)) {
    const first = line.slice(0, index).trimEnd();
    // A longer part doesn't fit either, and measuring each part of a long line would need time that grows with the square of its length.
    if (!fits(first)) break;
    if (first !== '') found = [first, line.slice(index)];
  }
  return found;
}
