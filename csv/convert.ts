import type { Column, CsvSource } from './csv-source';

type Json = string | number | boolean;

const NUMBERS =
  /\.(?:pack_amount|amount|tax|insurance|quantity|price|width|height|depth|weight|shipping_fee|discount)$/;
const FLAGS = /\.(?:fragile|side_up|valuable_goods|signature|security_service|return_label|test)$/;

const DATE_SIGNS = { 'YYYY/MM/DD': '/', YYYYMMDD: '', 'YYYY-MM-DD': '-' } as const;

/** The value of a field in a cell; undefined if the cell sets none. Text in another form than that of the field is kept. */
export function readCell(cell: string, { field = '', values }: Column): Json | undefined {
  // Labels have one line for each field.
  const text = cell.trim().replace(/\s*\r?\n\s*/g, ' ');
  if (text === '') return undefined;
  const code = [text.normalize('NFKC'), text].find((one) => values && Object.hasOwn(values, one));
  if (code !== undefined) return values?.[code] ?? undefined;
  if (/date$/.test(field)) return toIsoDate(text) ?? text;
  if (FLAGS.test(field)) return /^(?:1|true|yes|y|有|あり|はい|○|〇)$/i.test(text) ? true : undefined;
  if (NUMBERS.test(field)) return toNumber(text) ?? text;
  if (field.endsWith('.zip')) return text.replace(/^'|^〒\s*/, '');
  if (field.endsWith('.phone')) return text.replace(/^'/, '');
  if (field.endsWith('.country')) return toCountry(text);
  if (field === 'setup.pack_size') return text.normalize('NFKC').replace(/^0+(?=\d)|\s*(?:サイズ|cm)$/g, '');
  if (field === 'setup.delivery_time') return toTimeSlot(text);
  if (field === 'setup.temperature') return toTemperature(text);
  return text;
}

/** The text of a cell for a value of its field; undefined if the column has no code for it. */
export function writeCell(
  value: unknown,
  { field = '', values }: Column,
  { dates, before }: { dates: CsvSource['dates']; before: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return '';
  if (values?.[before.trim()] === value) return before;
  if (values) return Object.entries(values).find(([, known]) => known === value)?.[0];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (/date$/.test(field)) {
    const sign = /^\d{8}$/.test(before) ? '' : (/^\d+([-/])/.exec(before)?.[1] ?? DATE_SIGNS[dates]);
    return text.replaceAll('-', sign);
  }
  return text;
}

/** 2026/11/30, 20261130 or 2026年11月30日 → 2026-11-30 */
function toIsoDate(text: string): string | undefined {
  const found = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?: .*)?$/.exec(text.normalize('NFKC'));
  if (!found) return undefined;
  const [, year = '', month, day, plainMonth, plainDay] = found;
  return [year, month ?? plainMonth ?? '', day ?? plainDay ?? ''].map((part) => part.padStart(2, '0')).join('-');
}

/** ¥1,200 or 1,200円 → 1200 */
function toNumber(text: string): number | undefined {
  const digits = text.normalize('NFKC').replace(/^[¥\\]|[,\s]|円$/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function toCountry(text: string): string {
  return /^(?:日本|日本国|japan|jpn)$/i.test(text) ? 'JP' : text.toUpperCase();
}

/** 午前中 → before-noon; 14時～16時, 14:00-16:00 or 1416 → 14-16 */
function toTimeSlot(text: string): string {
  const plain = text.normalize('NFKC');
  if (/^(?:午前中?|am|morning)$/i.test(plain)) return 'before-noon';
  if (/^(?:指定なし|希望なし|なし|none)$/i.test(plain)) return 'not-specified';
  const hours = /^(\d{2})(?::?00|時)?(?:[-~〜～から]+)?(\d{2})(?::?00|時)?$/.exec(plain);
  return hours ? `${hours[1]}-${hours[2]}` : text;
}

function toTemperature(text: string): string {
  if (/冷凍|frozen/i.test(text)) return 'frozen';
  if (/冷蔵|クール|チルド|cool|chilled|fresh/i.test(text)) return 'fresh';
  return /^(?:常温|通常|なし|指定なし|regular|normal)$/i.test(text) ? 'regular' : text;
}
