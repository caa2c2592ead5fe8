import type { Random } from '../random';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Form = {
  /** What a number looks like as a whole. */
  pattern: RegExp;
  make: (random: Random) => string;
};

/** Twelve or ten digits, the last of them the others modulo 7, as the domestic carriers and DHL have it. */
const modulo7 = (length: number, first: string): Form => ({
  pattern: new RegExp(`^\\d{${length}}$`),
  make(random) {
    const digits = first + random.letters(DIGITS, length - 1 - first.length);
    return `${digits}${BigInt(digits) % 7n}`;
  },
});

const plainDigits = (length: number, first: string): Form => ({
  pattern: new RegExp(`^\\d{${length}}$`),
  make: (random) => first + random.letters(DIGITS, length - first.length),
});

/** UPU standard S10: two letters, eight digits, a check digit, the country. */
const S10: Form = {
  pattern: /^[A-Z]{2}\d{9}JP$/,
  make(random) {
    const digits = random.letters(DIGITS, 8);
    return `EM${digits}${toS10CheckDigit(digits)}JP`;
  },
};

/** 1Z, the shipper's six characters, the service and a number, and a check digit. */
const UPS: Form = {
  pattern: /^1Z[0-9A-Z]{16}$/,
  make(random) {
    const body = random.letters(LETTERS + DIGITS, 6) + '04' + random.letters(DIGITS, 7);
    return `1Z${body}${toUpsCheckDigit(body)}`;
  },
};

const FEDEX: Form = {
  pattern: /^\d{12}$/,
  make(random) {
    const digits = `7712${random.letters(DIGITS, 7)}`;
    return digits + String(toFedexCheckDigit(digits));
  },
};

const FORMS: Record<string, Form> = {
  yamato: modulo7(12, '4820'),
  sagawa: modulo7(12, '3600'),
  yuupack: modulo7(12, '6210'),
  yuupacket: modulo7(12, '6213'),
  yuumail: modulo7(12, '6216'),
  seino: plainDigits(10, '44'),
  japanpost: S10,
  dhl: modulo7(10, '73'),
  ups: UPS,
  fedex: FEDEX,
  pegasus: plainDigits(12, '9000'),
};

/** A tracking number of the carrier's own form, with its check digit. The services of Japan Post's mail have one too. */
export function createTrackingNumber(carrier: string, random: Random): string {
  const form = FORMS[carrier];
  if (!form) throw new Error(`No form of tracking number is known for "${carrier}".`);
  return form.make(random);
}

/** Whether a text is a tracking number of the carrier, check digit included. */
export function isTrackingNumber(carrier: string, text: string): boolean {
  if (!FORMS[carrier]?.pattern.test(text)) return false;
  const [body, check] = [text.slice(0, -1), text.slice(-1)];
  switch (carrier) {
    case 'seino':
    case 'pegasus':
      return true;
    case 'japanpost':
      return text.charAt(10) === String(toS10CheckDigit(text.slice(2, 10)));
    case 'ups':
      return check === String(toUpsCheckDigit(body.slice(2)));
    case 'fedex':
      return check === String(toFedexCheckDigit(body));
    default:
      return check === String(BigInt(body) % 7n);
  }
}

/** '40812736' → 5 */
export function toS10CheckDigit(digits: string): number {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  const rest = 11 - (sum(digits, weights) % 11);
  return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/** Letters count from A = 2 on, modulo 10; every second character counts twice. '84W7E6041290334' → 3 */
export function toUpsCheckDigit(body: string): number {
  const values = Array.from(body, (letter) =>
    DIGITS.includes(letter) ? Number(letter) : (letter.charCodeAt(0) - 63) % 10,
  );
  const total = values.reduce((all, value, index) => all + value * (index % 2 === 1 ? 2 : 1), 0);
  return (10 - (total % 10)) % 10;
}

/** From the right, digits weigh 1, 3 and 7 in turn; the sum modulo 11, then modulo 10. */
export function toFedexCheckDigit(digits: string): number {
  const weights = Array.from(digits, (_, index) => [1, 3, 7][(digits.length - 1 - index) % 3] ?? 0);
  return (sum(digits, weights) % 11) % 10;
}

function sum(digits: string, weights: number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits.charAt(index)), 0);
}
