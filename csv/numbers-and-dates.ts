// cspell:ignore ctns
import { findCurrencyDecimals } from '../contract';

/** A number of a cell, with the signs of a currency before or after it: `¥1,200` → 1200 and ¥ */
export type Amount = { number: number; figure: string; signs: readonly string[] };

const WEEKDAYS = '日月火水木金土';
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  'december',
];
const MS_PER_DAY = 86_400_000;
/** Day 0 of spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The numbers of the days from 2000 to 2099 in spreadsheets. */
const [FIRST_DAY, LAST_DAY] = [36_526, 73_050];

const signsByCurrency = new Map<string, ReadonlySet<string>>();

/**
 * 1,200 → 1200; 12,50 → 12.5; 1.234,50 → 1234.5. A sign separates thousands only before exactly three digits; what isn't a number
 * in one of these forms stays text.
 */
export function toNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(
      /^(-?[1-9]\d{0,2})((?:[ '’]\d{3})+)(?!\d)/,
      (_, first: string, rest: string) => first + rest.replace(/\D/g, ''),
    );
  const digits = [
    { form: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, thousands: ',' },
    { form: /^-?[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$|^-?[1-9]\d{0,2}(?:\.\d{3}){2,}$|^-?\d+,\d{1,2}$/, thousands: '.' },
    { form: /^-?\d+(?:\.\d+)?$/, thousands: ',' },
  ].find(({ form }) => form.test(plain));
  if (!digits) return undefined;
  const number = Number(plain.replaceAll(digits.thousands, '').replace(',', '.'));
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** The number of pieces or products, with the word for them: 2個口, 3ケース, 2 boxes, ×2 → 2, 3, 2, 2 */
export function readCount(text: string): number | undefined {
  const [, number] =
    /^[x×]?\s?(\d{1,5})\s?(?:個口?|口|箱|ケース|梱包|本|枚|点|冊|袋|台|足|着|セット|pcs?\.?|pieces?|units?|ea|sets?|box(?:es)?|cartons?|ctns?|parcels?|packages?)?$/i.exec(
      text.normalize('NFKC'),
    ) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** ¥1,200, ¥1,200-, 1,200円, $12.50, EUR 12,50 or 12,50 € → its number and its signs. */
export function readAmount(text: string): Amount | undefined {
  const plain = text.normalize('NFKC').replace(/^\\/, '¥');
  const [first = ''] = /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}(?![A-Z]))/u.exec(plain) ?? [];
  const [last = ''] = /(?:円(?:也|-)?|\p{Sc}|[A-Z]{3})$/u.exec(plain.slice(first.length)) ?? [];
  const figure = plain
    .slice(first.length, plain.length - last.length)
    .trim()
    .replace(first === '' ? /$^/ : /\.?-$/, '');
  const number = toNumber(figure);
  const signs = [first, last.slice(0, last.startsWith('円') ? 1 : undefined)].filter((sign) => sign !== '');
  return number === undefined ? undefined : { number, figure, signs };
}

/** Whether the signs of an amount are those of a currency: ¥, 円 or JPY of JPY; $, US$ or USD of USD. */
export function isInCurrency({ signs }: Amount, currency: string): boolean {
  return signs.every((sign) => listSigns(currency).has(sign));
}

function listSigns(currency: string): ReadonlySet<string> {
  const known = signsByCurrency.get(currency);
  if (known) return known;
  const names = (['en', 'ja'] as const).flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).map((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')
        ?.value.normalize('NFKC'),
    ),
  );
  const signs = new Set([
    currency,
    `${currency.slice(0, 1)}$`,
    `${currency.slice(0, 2)}$`,
    ...names.filter((name) => name !== undefined),
  ]);
  signsByCurrency.set(currency, signs);
  return signs;
}

/**
 * The amounts that a figure can mean: 1.200 → 1.2 and 1200, since a period separates decimals or thousands. None for one that is
 * sure, such as 12.50, or an amount of a currency with three decimals.
 */
export function listAmountReadings({ figure }: Amount, currency: string): string[] {
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(figure) || findCurrencyDecimals(currency) === 3) return [];
  return [figure.endsWith('0') ? String(Number(figure)) : `${figure}0`, figure.replace('.', '')];
}

/**
 * 2026/11/30, 20261130, 2026年11月30日, 令和8年11月30日, R8.11.30 or 30.11.2026 → 2026-11-30. Another time of day than midnight isn't
 * dropped. What means several days stays text, and so does a day with another weekday: 2026/12/06(月), which is a Sunday.
 */
export function toIsoDate(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/^(?:令和|R)\s?(元|\d{1,2})(?=[-/.年])/, (_, year: string) =>
      String(2018 + (year === '元' ? 1 : Number(year))),
    );
  const found =
    /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?:[ T]0?0:00(?::00(?:\.0+)?)?(?: ?(?:Z|[-+]\d{2}:?\d{2}))?|\s?[(](.)[)])?$/.exec(
      plain,
    );
  if (!found) {
    const named = readNamedMonth(plain);
    if (named !== undefined) return named;
    const [day, ...others] = listDayReadings(plain);
    return others.length === 0 ? day : undefined;
  }
  const [, year = '', month, day, plainMonth, plainDay, weekday = ''] = found;
  const date = join(year, month ?? plainMonth ?? '', day ?? plainDay ?? '');
  const named = WEEKDAYS.indexOf(weekday);
  return weekday === '' || named < 0 || new Date(date).getUTCDay() === named ? date : undefined;
}

/** 1 Dec 2026, 1-Dec-2026, December 1st, 2026 → 2026-12-01 */
function readNamedMonth(text: string): string | undefined {
  const plain = text.replace(/(?<=\d)(?:st|nd|rd|th)\b|[.,]/gi, '').replaceAll('-', ' ');
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2}|[a-z]{3,9}) (\d{1,2}|[a-z]{3,9}) (\d{4})$/i.exec(plain) ?? [];
  const [month, day] = /^\d/.test(first) ? [second, first] : [first, second];
  const number = MONTHS.findIndex((name) => month.length >= 3 && name.startsWith(month.toLowerCase())) + 1;
  const date = join(year, String(number), day);
  return number > 0 && toDay(Date.parse(date) || 0) === date ? date : undefined;
}

/** The days that a date with its year at the end can mean: 12/3/2026 → 2026-12-03 and 2026-03-12; 12/25/2026 → 2026-12-25 */
export function listDayReadings(text: string): string[] {
  const [, one = '', sign, other = '', year = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.normalize('NFKC')) ?? [];
  // Periods are in dates that begin with the day.
  const days = [...(sign === '.' ? [] : [join(year, one, other)]), join(year, other, one)];
  return [...new Set(days)].filter((day) => !Number.isNaN(Date.parse(day)) && toDay(Date.parse(day)) === day);
}

/**
 * The day of a date without a year, the nearest one: 12/3, 12月3日 or 12/3(木) → 2026-12-03. None for another weekday than that
 * day has.
 *
 * @param now milliseconds since 1970
 */
export function findNearestDay(text: string, now: number): string | undefined {
  const [, month = '', day = '', weekday] =
    /^(\d{1,2})[/月](\d{1,2})日?(?:\s?\((.)\))?$/.exec(text.normalize('NFKC')) ?? [];
  const year = new Date(now).getUTCFullYear();
  const [nearest] = [year - 1, year, year + 1]
    .map((one) => join(String(one), month, day))
    .filter((one) => !Number.isNaN(Date.parse(one)) && toDay(Date.parse(one)) === one)
    .sort((a, b) => Math.abs(Date.parse(a) - now) - Math.abs(Date.parse(b) - now));
  const isNamed = nearest !== undefined && weekday !== undefined;
  return isNamed && WEEKDAYS[new Date(nearest).getUTCDay()] !== weekday ? undefined : nearest;
}

/** The day of a number that a spreadsheet has for it: 46359 → 2026-12-03 */
export function readDayNumber(text: string): string | undefined {
  const number = Number(/^(\d{5})(?:\.0+)?$/.exec(text.normalize('NFKC'))?.[1]);
  return number >= FIRST_DAY && number <= LAST_DAY ? toDay(DAY_ZERO + number * MS_PER_DAY) : undefined;
}

function join(year: string, month: string, day: string): string {
  return [year, month, day].map((part) => part.padStart(2, '0')).join('-');
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
