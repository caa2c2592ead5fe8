import { CsvProblem } from './csv-problem';

const ESCAPE = 0x1b;
/** So much of a file shows its encoding. */
const DETECTED_BYTES = 256 * 1024;

export type Encoding = 'utf-8' | 'shift_jis' | 'windows-1252';

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'windows-1252': 'Windows-1252',
};

/** The encoding of a file, and the length of its byte order mark. @throws CsvProblem for everything that isn't text in one of them */
export function detectEncoding(bytes: Uint8Array): { encoding: Encoding; start: number } {
  const [first, second, third, fourth] = bytes;
  if (first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04) throw new CsvProblem('workbook');
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new CsvProblem('other-encoding', { value: 'UTF-16' });
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  if (bytes.includes(0))
    throw isUtf16(bytes) ? new CsvProblem('other-encoding', { value: 'UTF-16' }) : new CsvProblem('binary');
  if (bytes.some((byte, at) => byte === ESCAPE && (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28)))
    throw new CsvProblem('other-encoding', { value: 'ISO-2022-JP' });
  if (isText(bytes, 'utf-8')) return { encoding: 'utf-8', start: hasMark ? 3 : 0 };
  if (!hasMark && isWestern(bytes)) return { encoding: 'windows-1252', start: 0 };
  if (!hasMark && isEucJp(bytes)) throw new CsvProblem('other-encoding', { value: 'EUC-JP' });
  if (!hasMark && isText(bytes, 'shift_jis')) return { encoding: 'shift_jis', start: 0 };
  throw new CsvProblem('mixed-encodings', { line: findUnreadableLine(bytes, hasMark) });
}

/** Without a byte order mark, half of the bytes of Latin letters, digits and separators are zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const part = bytes.subarray(0, DETECTED_BYTES);
  const zeros = [0, 1].map((first) => part.filter((byte, at) => at % 2 === first && byte === 0).length);
  return bytes.length % 2 === 0 && Math.min(...zeros) === 0 && Math.max(...zeros) * 20 > part.length;
}

function isText(bytes: Uint8Array, encoding: Encoding | 'euc-jp'): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Japanese text has kana and kanji in a row; in Western text, letters with accents and quotation marks are between others. */
function isWestern(bytes: Uint8Array): boolean {
  const part = bytes.subarray(0, DETECTED_BYTES);
  const japanese =
    new TextDecoder('shift_jis')
      .decode(part)
      .match(/[ぁ-んァ-ヶー々〇一-龠]{2,}|[ｦ-ﾟ]{2,}/g)
      ?.join('') ?? '';
  const western = createDecoder('windows-1252')(part).match(
    /(?<=[A-Za-z ,;"'])[‘’“”–—À-ÿŠšŽžŒœ]{1,2}(?=[A-Za-z ,;."'\r\n])/g,
  );
  return (western?.length ?? 0) > japanese.length;
}

/** Kana of EUC-JP are pairs that begin with A4 or A5; read as Shift_JIS, they would be half-width. */
function isEucJp(bytes: Uint8Array): boolean {
  if (!isText(bytes, 'euc-jp')) return false;
  if (!isText(bytes, 'shift_jis')) return true;
  const halfWidth = /[\uFF61-\uFF9F]/g;
  const part = bytes.subarray(0, DETECTED_BYTES);
  const text = new TextDecoder('shift_jis').decode(part);
  return (
    (text.match(halfWidth)?.length ?? 0) * 2 > (text.match(/[^\0-\u007F]/g)?.length ?? 0) &&
    /[ぁ-んァ-ヶ一-龠]{2}/.test(new TextDecoder('euc-jp').decode(part))
  );
}

/** The first line that isn't text in the encoding of the lines before it. */
function findUnreadableLine(bytes: Uint8Array, hasMark: boolean): number {
  const usual = hasMark ? ['utf-8' as const] : (['utf-8', 'shift_jis'] as const);
  const candidates = new Set<Encoding>(usual);
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found;
    for (const encoding of candidates) if (!isText(bytes.subarray(start, end), encoding)) candidates.delete(encoding);
    if (candidates.size === 0) return line;
    start = end + 1;
  }
  return line;
}

/** The characters of 0x80 to 0x9F in Windows-1252: some versions of Node decode them as ISO-8859-1. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Decodes the bytes of a file. */
export function createDecoder(encoding: Encoding): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(encoding);
  if (encoding !== 'windows-1252') return (bytes) => decoder.decode(bytes);
  return (bytes) =>
    decoder.decode(bytes).replace(/[\u0080-\u009F]/g, (one) => WESTERN.charAt(one.charCodeAt(0) - 0x80));
}

/** Encodes a text. @throws CsvProblem with the first character that the encoding doesn't have */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const table = encoding === 'shift_jis' ? getShiftJisTable() : getWesternTable();
  return new Uint8Array(
    Array.from(text).flatMap((character) => {
      const code = table.get(character);
      if (code === undefined)
        throw new CsvProblem('not-in-encoding', { value: character, encoding: ENCODING_NAMES[encoding] });
      return code > 0xff ? [code >> 8, code & 0xff] : [code];
    }),
  );
}

let western: ReadonlyMap<string, number> | undefined;

/** The codes of Windows-1252 by character. */
function getWesternTable(): ReadonlyMap<string, number> {
  const decode = createDecoder('windows-1252');
  western ??= new Map(Array.from({ length: 0x100 }, (_, code) => [decode(new Uint8Array([code])), code]));
  return western;
}

/** Whether a byte of Shift_JIS is the first of two. */
export function isLead(byte: number): boolean {
  return (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc);
}

let shiftJis: Map<string, number> | undefined;

/** The codes of Shift_JIS (CP932) by character, which browsers only decode. Of two codes, the one that browsers would send in a form. */
function getShiftJisTable(): ReadonlyMap<string, number> {
  if (shiftJis) return shiftJis;
  const decoder = new TextDecoder('shift_jis');
  const table = new Map<string, number>();
  for (let code = 0; code <= 0xfcfc; code += 1) {
    const [lead, trail] = [code >> 8, code & 0xff];
    const isPair = isLead(lead) && lead !== 0xed && lead !== 0xee;
    if (lead !== 0 && (!isPair || trail < 0x40)) continue;
    const text = decoder.decode(new Uint8Array(lead === 0 ? [trail] : [lead, trail]));
    if (Array.from(text).length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, code);
  }
  shiftJis = table;
  return table;
}
