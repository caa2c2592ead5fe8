import { toBars, type Bars } from './bars';

/** Bars and spaces in turn, 1 wide and 0 narrow (EN 798). */
const PATTERNS: Record<string, string> = {
  '0': '0000011',
  '1': '0000110',
  '2': '0001001',
  '3': '1100000',
  '4': '0010010',
  '5': '1000010',
  '6': '0100001',
  '7': '0100100',
  '8': '0110000',
  '9': '1001000',
  '-': '0001100',
  $: '0011000',
  ':': '1000101',
  '/': '1010001',
  '.': '1010100',
  '+': '0010101',
};

/** The start and stop character that Japanese carriers use. */
const A = '0011010';

/**
 * A number in Codabar, in Japan called NW-7, between two `a`; undefined when it has characters that Codabar lacks.
 * A wide bar is three modules.
 */
export function encodeCodabar(text: string): Bars | undefined {
  const patterns = Array.from(text, (character) =>
    Object.hasOwn(PATTERNS, character) ? PATTERNS[character] : undefined,
  );
  if (patterns.length === 0 || patterns.includes(undefined)) return undefined;
  const widths = [A, ...patterns, A].map((pattern) => pattern?.replaceAll('1', '3').replaceAll('0', '1'));
  return toBars(widths.join('1'));
}
