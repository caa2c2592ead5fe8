// cspell:ignore rbfu
import { type Dialect } from './dialects';
import { COMPUTED } from './parse-embedded-json';
import { readInterpolation } from './read-interpolation';
import { STEP_CHARACTERS, type Effort } from './too-deep-error';

/**
 * A string literal: its content, with COMPUTED for each interpolation; the offset of each character in the source; and how
 * a change is written back.
 */
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

/** How an interpolation in an f-string of Python begins; braces of the content are written twice. */
const F_STRING = /\{\{|\}\}|\{/y;

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/**
 * Reads the string that begins at an offset, prefixes such as Python's `r` and `f` included. A quotation mark that nothing closes
 * can be followed by the whole text, so what is read counts as effort.
 *
 * @throws TooDeepError if the effort is spent
 */
export function readString(
  text: string,
  start: number,
  { dialect, effort }: { dialect: Dialect; effort: Effort },
): SourceString | undefined {
  const prefix = 'True' in dialect.words ? (/^[rbfu]{1,2}(?=["'])/i.exec(text.slice(start, start + 3))?.[0] ?? '') : '';
  const open = start + prefix.length;
  const plain = Object.keys(dialect.plainQuotes).find((quote) => text.startsWith(quote, open));
  const quote = plain ?? Object.keys(dialect.quotes).find((one) => text.startsWith(one, open));
  if (quote === undefined) return undefined;
  const escapes = /r/i.test(prefix) ? 'raw' : plain === undefined ? 'all' : (dialect.plainQuotes[plain] ?? 'raw');
  const from = open + quote.length;
  const runsOverLines = quote.length > 1 || !dialect.endsStringsWithLine || plain !== undefined || quote === '`';
  const interpolation = /f/i.test(prefix) ? F_STRING : (plain === undefined && dialect.quotes[quote]) || null;
  const form: StringForm = { from, quote, escapes, interpolation };
  const { end, isClosed } = findEnd(text, runsOverLines, form);
  effort.spend((end - start) / STEP_CHARACTERS);
  if (!isClosed) return undefined;
  return {
    start,
    end: end + quote.length,
    ...decodeString(text.slice(from, end), form),
    encode: (content) => encodeContent(content, form),
  };
}

type Escapes = 'raw' | 'backslash' | 'all';

/** How a string is written, and the offset at which its content begins. */
type StringForm = { from: number; quote: string; escapes: Escapes; interpolation: RegExp | null };

/** Where the content of a string ends, and whether a quotation mark is there. */
function findEnd(
  text: string,
  runsOverLines: boolean,
  { from, quote, escapes, interpolation }: StringForm,
): { end: number; isClosed: boolean } {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(quote, at)) return { end: at, isClosed: true };
    // A quote that its line does not close is an apostrophe.
    if (!runsOverLines && text.charAt(at) === '\n') return { end: at, isClosed: false };
    if (escapes !== 'raw' && text.charAt(at) === '\\') at += 1;
    else at += (readInterpolation(text, at, interpolation)?.length ?? 1) - 1;
  }
  return { end: text.length, isClosed: false };
}

/** The content of a string from what is between its quotes. */
export function decodeString(raw: string, form: StringForm): Pick<SourceString, 'content' | 'toSource' | 'isComputed'> {
  const { from, escapes, interpolation } = form;
  const hasEscapes = escapes !== 'raw' && raw.includes('\\');
  if (!hasEscapes && !(interpolation && /[{}$]/.test(raw)))
    return { content: raw, toSource: (offset) => from + offset, isComputed: false };
  let content = '';
  const offsets: number[] = [];
  for (let at = 0; at < raw.length;) {
    const [length, decoded] = readCharacter(raw, at, form);
    for (let unit = 0; unit < decoded.length; unit += 1) offsets.push(from + at);
    content += decoded;
    at += length;
  }
  offsets.push(from + raw.length);
  const toSource = (offset: number): number => offsets[offset] ?? from + raw.length;
  return { content, toSource, isComputed: content.includes(COMPUTED) };
}

/** The length of a character or an interpolation as it is written, and its content. */
function readCharacter(raw: string, at: number, { quote, escapes, interpolation }: StringForm): [number, string] {
  const computed = readInterpolation(raw, at, interpolation);
  if (computed) return [computed.length, computed.content];
  const sign = raw.charAt(at);
  if (escapes === 'raw' || sign !== '\\') return [1, sign];
  const next = raw.charAt(at + 1);
  if (escapes === 'backslash') return next === '\\' || next === quote ? [2, next] : [1, sign];
  const code = /^(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(raw.slice(at + 1, at + 10));
  if (code) {
    const point = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16);
    return [code[0].length + 1, point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point)];
  }
  return [2, ESCAPES[next] ?? next];
}

function encodeContent(written: string, { quote, escapes, interpolation }: StringForm): string {
  const content = interpolation === F_STRING ? written.replace(/[{}]/g, '$&$&') : written;
  if (escapes === 'raw') return content;
  const sign = quote.charAt(0);
  const quoted = content.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`);
  if (escapes === 'backslash') return quoted;
  const safe = sign === '`' ? quoted.replaceAll('${', '\\${') : quoted;
  return quote.length > 1 || sign === '`'
    ? safe
    : safe.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
}
