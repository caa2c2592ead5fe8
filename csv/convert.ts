import type { Column, CsvSource } from './csv-source';
import { readAmount, readCount, toIsoDate, toNumber } from './numbers-and-dates';
import { PREFECTURES } from './prefectures';
import { cutUnit, findFactor, roundMeasure } from './units';

type Json = string | number | boolean;

const NUMBERS =
  /\.(?:pack_amount|amount|tax|insurance|quantity|price|width|height|depth|weight|shipping_fee|discount)$/;
/** Numbers of pieces. */
const COUNTS = /^setup\.pack_amount$|^(?:products|parcels)\.\d+\.(?:quantity|amount)$/;
/** Lengths and weights. */
export const MEASURED = /\.(?:width|height|depth|weight)$/;
/** Numbers in a currency. */
export const AMOUNTS = /^(?!parcels\.).*\.(?:amount|tax|insurance|price|shipping_fee)$/;
/** Numbers that a row needn't have. */
const OPTIONAL = /\.(?:amount|tax|insurance)$/;
const FLAGS = /\.(?:fragile|side_up|valuable_goods|signature|security_service|return_label|duty_paid|test)$/;
const YES = /^(?:1|true|yes|y|有|あり|有り|はい|○|〇|要|必要|希望|する|on)$/i;
/** What people write for no. */
export const NO = /^(?:0+|false|no|n|none|無|なし|無し|いいえ|否|×|-|off|指定なし|不要|しない)$/i;

/** A day or a time that the buyer hasn't chosen. */
const NO_CHOICE = /^(?:指定(?:なし|しない)|希望(?:なし|しない)|なし|最短日?|none)$/i;

const DATE_SIGNS = { 'YYYY/MM/DD': '/', YYYYMMDD: '', 'YYYY-MM-DD': '-' } as const;

/** A cell as one line, as labels have it; spreadsheets export `="0600042"` for text that they would change. */
export function toLine(cell: string): string {
  const lines = cell.split('\n').map((line) => line.trim());
  const text = lines.filter((line) => line !== '').join(' ');
  return /^="[^"]*"$/.test(text) ? text.slice(2, -1).trim() : text;
}

/** The code of a column in a cell: as it is, half-width, with its leading zeros, or with its words (`0:発払い`). */
export function findCode(
  cell: string,
  codes: Readonly<Record<string, unknown>>,
  words: Column['words'] = {},
): string | undefined {
  const text = toLine(cell);
  const plain = text.normalize('NFKC');
  const [code = '', ...rest] = plain.split(/[:\s]+/);
  const known = [plain, text].find((one) => Object.hasOwn(codes, one));
  if (known !== undefined) return known;
  // What follows a code has to be a word for it: in 'ヤマト クール便' and '0 着払い', it's something else.
  if (Object.hasOwn(codes, code) && toPlain(words[code] ?? '').includes(toPlain(rest.join('')))) return code;
  const byNumber = /^\d+$/.test(plain)
    ? Object.keys(codes).filter((code) => /^\d+$/.test(code) && Number(code) === Number(plain))
    : Object.keys(codes).filter((code) => Object.hasOwn(words, code) && words[code]?.normalize('NFKC') === plain);
  return byNumber.length === 1 ? byNumber[0] : undefined;
}

function toPlain(word: string): string {
  return word.normalize('NFKC').replace(/[\s()]/g, '');
}

/** The field that a cell of the column is about. */
export function findField({ field, fields, values, words }: Column, cell: string): string | undefined {
  const code = fields && findCode(cell, values ?? fields, words);
  return code !== undefined && fields && Object.hasOwn(fields, code) ? fields[code] : field;
}

/**
 * The value of a field in a cell; undefined if the cell sets none, null if it says that the request hasn't the field. Text in
 * another form than that of the field is kept.
 */
export function readCell(cell: string, column: Column): Json | null | undefined {
  const { field = '', fields, values, words, notSent } = column;
  const text = toLine(cell);
  if (text === '') return undefined;
  const code = values && findCode(text, values, words);
  if (code !== undefined) return values?.[code];
  // A code that isn't known is one of no field, where those of a column have several.
  if (fields || (notSent?.meanings && findCode(text, notSent.meanings) !== undefined)) return undefined;
  if (/date$/.test(field)) return toIsoDate(text) ?? (NO_CHOICE.test(text.normalize('NFKC')) ? null : text);
  if (FLAGS.test(field)) return isNameOf(column, text) ? true : toFlag(text.normalize('NFKC'));
  if (NUMBERS.test(field)) {
    const number = COUNTS.test(field)
      ? (readCount(text) ?? toNumber(text))
      : AMOUNTS.test(field)
        ? readAmount(text)?.number
        : readMeasure(text, column);
    return number ?? (OPTIONAL.test(field) && NO.test(text.normalize('NFKC')) ? null : text);
  }
  if (field.endsWith('.zip')) return text.replace(/^'|^〒\s*/, '');
  if (/\.(?:phone|ref_number|hs_code)$/.test(field)) return text.replace(/^'(?=[\d+])/, '');
  if (field.endsWith('.country')) return toCountry(text);
  if (field.endsWith('.province')) return toProvince(text);
  if (field === 'setup.pack_size') return text.normalize('NFKC').replace(/^0+(?=\d)|(?<!\s)\s*(?:サイズ|cm)$/g, '');
  if (field === 'setup.delivery_time') return toTimeSlot(text);
  if (field === 'setup.temperature') return toTemperature(text);
  return text;
}

/** The text of a cell for a value of its field; undefined if the column has no code for it. */
export function writeCell(
  value: unknown,
  { field = '', values, factor = 1 }: Column,
  { dates, before }: { dates: CsvSource['dates']; before: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return '';
  if (values?.[before.trim()] === value) return before;
  if (values) return Object.entries(values).find(([, known]) => known === value)?.[0];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(typeof value === 'number' && factor !== 1 ? roundMeasure(value / factor, 3) : value);
  if (/date$/.test(field)) {
    const sign = /^\d{8}$/.test(before) ? '' : (/^\d+([-/])/.exec(before)?.[1] ?? DATE_SIGNS[dates]);
    return text.replaceAll('-', sign);
  }
  return text;
}

/** A number in the unit of its cell or of its column: `1.8`, `1.8 kg` */
function readMeasure(cell: string, { field = '', factor = 1 }: Column): number | undefined {
  const { text, unit } = cutUnit(cell, 'cell');
  const ofCell = unit === undefined ? factor : findFactor(field, unit);
  const number = toNumber(text);
  if (number === undefined || ofCell === undefined) return undefined;
  return ofCell === 1 ? number : roundMeasure(number * ofCell, field.endsWith('.weight') ? 0 : 3);
}

/** Whether a cell repeats what its column is: `割れ物注意` below `こわれもの` */
function isNameOf({ header, names = [] }: Column, text: string): boolean {
  return [header, ...names].some((name) => name !== '' && toPlain(name) === toPlain(text));
}

function toFlag(text: string): Json | null {
  if (YES.test(text)) return true;
  return NO.test(text) ? null : text;
}

function toCountry(text: string): string {
  return /^(?:日本|日本国|japan|jpn)$/i.test(text) ? 'JP' : text.toUpperCase();
}

/** JP-13 and JP13, the code of ISO 3166-2 that shops export → 東京都 */
function toProvince(text: string): string {
  return PREFECTURES[Number(/^JP-?(\d{2})$/.exec(text)?.[1] ?? 0) - 1] ?? text;
}

/** 午前中 → before-noon; 14時～16時, 14:00-16:00, 1416 or 夕方(14-16) → 14-16 */
function toTimeSlot(text: string): string {
  const plain = text.normalize('NFKC');
  if (/^(?:午前中?|am|morning)$/i.test(plain)) return 'before-noon';
  if (NO_CHOICE.test(plain)) return 'not-specified';
  const hours =
    /^(?:(?:午前|午後|夕方|夜間?)\s?\(?)?(\d{1,2})(?::?00|時)?\s*(?:[-~〜～から]+\s*)?(\d{2})(?::?00|時)?\)?$/.exec(
      plain,
    );
  return hours ? `${hours[1]?.padStart(2, '0')}-${hours[2]}` : text;
}

function toTemperature(text: string): string {
  const plain = text.normalize('NFKC');
  const kind = /^(?:要|クール(?:便)?)?[(・:\s]*(冷凍|冷蔵|チルド|frozen|chilled|fresh)\)?(?:便)?$/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  if (kind !== undefined) return /冷凍|frozen/.test(kind) ? 'frozen' : 'fresh';
  return /^(?:常温|通常|regular|normal)$/i.test(plain) || NO.test(plain) ? 'regular' : text;
}
