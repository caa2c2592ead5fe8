import type { components as DataFiles } from './generated/data-files';

type TrackingNumber = DataFiles['schemas']['TrackingNumber'];

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Check digits by the name of their method: the carriers' files say which one they use. */
const CHECK_DIGITS: Record<NonNullable<TrackingNumber['check_digit']>, (body: string) => number> = {
  'modulo-7': (body) => Number(BigInt(body) % 7n),
  'upu-s10': toS10CheckDigit,
  'modulo-10': toModulo10CheckDigit,
  'modulo-11': toModulo11CheckDigit,
};

/**
 * A tracking number in a carrier's form, with its check digit: '73#######*' → '7301145294'
 *
 * @param pick returns as many characters of an alphabet as asked for.
 */
export function buildTrackingNumber(
  { form, pattern, check_digit: method }: TrackingNumber,
  pick: (alphabet: string, length: number) => string,
): string {
  const text = form
    .replace(/@+/g, (places) => pick(LETTERS + DIGITS, places.length))
    .replace(/#+/g, (places) => pick(DIGITS, places.length));
  if (method === null) return text;
  const body = new RegExp(pattern).exec(text.replace('*', '0'))?.groups?.body;
  if (body === undefined) throw new Error(`The form ${form} of a tracking number does not fit its pattern ${pattern}.`);
  return text.replace('*', String(CHECK_DIGITS[method](body)));
}

/** Whether a string is a tracking number of the carrier, check digit included. */
export function isTrackingNumber({ pattern, check_digit: method }: TrackingNumber, text: string): boolean {
  const match = new RegExp(pattern).exec(text);
  if (!match || method === null) return match !== null;
  const { body = '', check } = match.groups ?? {};
  return check === String(CHECK_DIGITS[method](body));
}

/** UPU standard S10: '40812736' → 5 */
function toS10CheckDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - (sum(digits, weights) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** Letters count from A = 2 on, modulo 10; every second character counts twice. '84W7E6041290334' → 3 */
function toModulo10CheckDigit(body: string): number {
  const values = Array.from(body, (letter) =>
    DIGITS.includes(letter) ? Number(letter) : (letter.charCodeAt(0) - 63) % 10,
  );
  const total = values.reduce((all, value, index) => all + value * (index % 2 === 1 ? 2 : 1), 0);
  return (10 - (total % 10)) % 10;
}

/** Weights the digits by 1, 3 and 7 in turn, from the right, and returns the sum modulo 11, then modulo 10. */
function toModulo11CheckDigit(digits: string): number {
  const weights = Array.from(digits, (_, index) => [1, 3, 7][(digits.length - 1 - index) % 3] ?? 0);
  return (sum(digits, weights) % 11) % 10;
}

function sum(digits: string, weights: number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
}
