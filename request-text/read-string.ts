// cspell:ignore rbfu
import { type Dialect } from './dialects';

/** A string literal: its content, the offset of each character in the source, and how a change is written back. */
export type SourceString = {
  start: number;
  end: number;
  content: string;
  /** Converts an offset in the content to one in the source; the offset after the last character is allowed. */
  toSource: (offset: number) => number;
  /** The content as it is written between these quotes. */
  encode: (content: string) => string;
  /** Whether a part of it is computed. */
  isComputed: boolean;
};

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** Reads the string that begins at an offset, prefixes such as Python's `r` and `f` included. */
export function readString(text: string, start: number, dialect: Dialect): SourceString | undefined {
  const prefix = 'True' in dialect.words ? (/^[rbfu]{1,2}(?=["'])/i.exec(text.slice(start, start + 3))?.[0] ?? '') : '';
  const open = start + prefix.length;
  const plain = Object.keys(dialect.plainQuotes).find((quote) => text.startsWith(quote, open));
  const quote = plain ?? Object.keys(dialect.quotes).find((one) => text.startsWith(one, open));
  if (quote === undefined) return undefined;
  const escapes = /r/i.test(prefix) ? 'raw' : plain === undefined ? 'all' : (dialect.plainQuotes[plain] ?? 'raw');
  const from = open + quote.length;
  const runsOverLines = quote.length > 1 || !dialect.endsStringsWithLine || plain !== undefined || quote === '`';
  const end = findEnd(text, { from, quote, escapes, runsOverLines });
  if (end < 0) return undefined;
  const raw = text.slice(from, end);
  const pattern = /f/i.test(prefix) ? /\{/ : plain === undefined ? dialect.quotes[quote] : null;
  return {
    start,
    end: end + quote.length,
    ...decode(raw, { from, quote, escapes }),
    encode: (content) => encodeContent(content, { quote, escapes }),
    isComputed: pattern instanceof RegExp && pattern.test(raw),
  };
}

type Escapes = 'raw' | 'backslash' | 'all';

function findEnd(
  text: string,
  { from, quote, escapes, runsOverLines }: { from: number; quote: string; escapes: Escapes; runsOverLines: boolean },
): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(quote, at)) return at;
    // A quote that its line does not close is an apostrophe.
    if (!runsOverLines && text.charAt(at) === '\n') return -1;
    if (escapes !== 'raw' && text.charAt(at) === '\\') at += 1;
  }
  return -1;
}

function decode(
  raw: string,
  { from, quote, escapes }: { from: number; quote: string; escapes: Escapes },
): Pick<SourceString, 'content' | 'toSource'> {
  if (escapes === 'raw' || !raw.includes('\\')) return { content: raw, toSource: (offset) => from + offset };
  let content = '';
  const offsets: number[] = [];
  for (let at = 0; at < raw.length;) {
    const [length, decoded] = readCharacter(raw, at, { quote, escapes });
    for (let unit = 0; unit < decoded.length; unit += 1) offsets.push(from + at);
    content += decoded;
    at += length;
  }
  offsets.push(from + raw.length);
  return { content, toSource: (offset) => offsets[offset] ?? from + raw.length };
}

/** The length of a character as it is written, and the character. */
function readCharacter(
  raw: string,
  at: number,
  { quote, escapes }: { quote: string; escapes: Escapes },
): [number, string] {
  const sign = raw.charAt(at);
  if (sign !== '\\') return [1, sign];
  const next = raw.charAt(at + 1);
  if (escapes === 'backslash') return next === '\\' || next === quote ? [2, next] : [1, sign];
  const code = /^(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(raw.slice(at + 1, at + 10));
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return [code[0].length + 1, point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point)];
  }
  return [2, ESCAPES[next] ?? next];
}

function encodeContent(content: string, { quote, escapes }: { quote: string; escapes: Escapes }): string {
  if (escapes === 'raw') return content;
  const sign = quote.charAt(0);
  const quoted = content.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`);
  if (escapes === 'backslash') return quoted;
  const safe = sign === '`' ? quoted.replaceAll('${', '\\${') : quoted;
  return quote.length > 1 || sign === '`'
    ? safe
    : safe.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
}
