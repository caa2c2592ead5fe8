import { toBars, type Bars } from './bars';

/** Widths of three bars and three spaces in turn, by value (ISO/IEC 15417, table 1). */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const STOP = '2331112';
const START_B = 104;
const START_C = 105;
const TO_C = 99;
const TO_B = 100;

/** Runs of digits that are shorter in pairs, and what is between them. */
const PARTS = /^(?:\d\d)+$|(?:\d\d){2,}|(?:(?!(?:\d\d){2,})[ -~])+/g;

/** A text in Code 128; undefined when it has characters other than printable ASCII. */
export function encodeCode128(text: string): Bars | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values: number[] = [];
  for (const part of text.match(PARTS) ?? []) {
    const isDigits = /^(?:\d\d)+$/.test(part) && (part === text || part.length >= 4);
    if (values.length === 0) values.push(isDigits ? START_C : START_B);
    else values.push(isDigits ? TO_C : TO_B);
    values.push(...(isDigits ? toPairs(part) : toCharacters(part)));
  }
  // The start counts once, the first character once, the second twice and so on.
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  return toBars([...values, check].map((value) => PATTERNS[value]).join('') + STOP);
}

function toPairs(digits: string): number[] {
  return Array.from(digits.match(/\d\d/g) ?? [], Number);
}

function toCharacters(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0) - 32);
}
