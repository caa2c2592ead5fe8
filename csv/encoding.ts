import { CsvProblem } from './csv-problem';

export type Encoding = 'utf-8' | 'shift_jis';

/** The encoding of a file, and the length of its byte order mark. @throws CsvProblem for everything that isn't text in one of both */
export function detectEncoding(bytes: Uint8Array): { encoding: Encoding; start: number } {
  const [first, second, third, fourth] = bytes;
  if (first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04) throw new CsvProblem('workbook');
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) throw new CsvProblem('utf-16');
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  if (bytes.includes(0)) throw new CsvProblem('binary');
  if (isText(bytes, 'utf-8')) return { encoding: 'utf-8', start: hasMark ? 3 : 0 };
  if (!hasMark && isText(bytes, 'shift_jis')) return { encoding: 'shift_jis', start: 0 };
  throw new CsvProblem('mixed-encodings', { line: findUnreadableLine(bytes, hasMark) });
}

function isText(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
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

/** Encodes a text. @throws CsvProblem with the first character that the encoding doesn't have */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const table = getShiftJisTable();
  return new Uint8Array(
    Array.from(text).flatMap((character) => {
      const code = table.get(character);
      if (code === undefined) throw new CsvProblem('not-in-encoding', { value: character });
      return code > 0xff ? [code >> 8, code & 0xff] : [code];
    }),
  );
}

let shiftJis: Map<string, number> | undefined;

/** The codes of Shift_JIS (CP932) by character, which browsers only decode. Of two codes, the one that browsers would send in a form. */
function getShiftJisTable(): ReadonlyMap<string, number> {
  if (shiftJis) return shiftJis;
  const decoder = new TextDecoder('shift_jis');
  const table = new Map<string, number>();
  for (let code = 0; code <= 0xfcfc; code += 1) {
    const [lead, trail] = [code >> 8, code & 0xff];
    const isPair = (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc && lead !== 0xed && lead !== 0xee);
    if (lead !== 0 && (!isPair || trail < 0x40)) continue;
    const text = decoder.decode(new Uint8Array(lead === 0 ? [trail] : [lead, trail]));
    if (Array.from(text).length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, code);
  }
  shiftJis = table;
  return table;
}
