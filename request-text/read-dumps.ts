// cspell:ignore debugid
import { DEEPEST, STEP_CHARACTERS, TooDeepError, type Effort } from './too-deep-error';

/** A printed object: its values by name, and the objects in it. */
export type Dumped = { values: Map<string, string | null>; inner: Dumped[]; start: number; end: number; depth: number };

/** The names of the fields of an error, as they are in JSON or as classes of other languages name them. */
const NAMES = [
  'carrier',
  'code',
  'debug_id',
  'description',
  'details',
  'field',
  'given',
  'link',
  'message',
  'rule',
  'status',
  'value',
];
/**
 * Bounded: 80 characters of a class. A name with what is around it in `["code"]=>`, `[code:protected] =>`, `"code" => `, `Code:` and `code=`. Every repetition is
 * limited, so that it is found in linear time.
 */
const NAME = new RegExp(
  String.raw`(?<![\w.$-])(["'[]{0,2})\b(${NAMES.join('|').replace('_', '_?')})(?:"?:(?:protected|private|"[\w\\]{1,80}":private|[\w\\]{1,80}:private))?["'\]]{0,2}[ \t]{0,8}(?:=>|=(?!=)|:(?!:))`,
  'gi',
);
/** What PHP prints in front of a string: its length in bytes. */
const PHP_STRING = /\s{0,80}string\((\d{1,7})\) "/y;
const QUOTE = /\s{0,80}(?:string )?(["'])/y;
const BEHIND_QUOTE = /\s{0,80}(?:[,)\]}>;\n\r]|$|\(length=|\w{1,20}["'\]]{0,2}\s?(?:=>|=|:)|["'[])/y;
/** A message is shorter. */
const STRING_MAX = 5000;
const NOTHING = /^(?:<?nil>?|null|none|undefined|0x[\da-f]+|)$/i;

/**
 * Reads objects that have the fields of an error in output that isn't JSON: `var_dump`, `print_r` and
 * `var_export` of PHP, `%v`, `%+v` and `%#v` of Go, `console.log`, records of Java and C#, classes of Python and Ruby, and
 * lines with `code=…`. Which objects are inside of which is read from the brackets around them. It never throws; nothing is read of a text that is nested too deeply or is parsed for too long.
 */
export function readDumps(text: string, effort: Effort): Dumped[] {
  try {
    return readAll(text, effort);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    return [];
  }
}

function readAll(text: string, effort: Effort): Dumped[] {
  const all: Dumped[] = [];
  const open: Dumped[] = [];
  let depth = 0;
  let at = 0;
  NAME.lastIndex = 0;
  for (let found = NAME.exec(text); found; found = NAME.exec(text)) {
    const { 0: written, 1: before = '', 2: word = '' } = found;
    // The bracket of `map[code:…` isn't that of the name, as in `[code] => …`.
    const isOpened = before.includes('[') && !written.includes(']');
    const index = found.index + (isOpened ? before.length : 0);
    const end = found.index + written.length;
    const between = countDepth(text, at, index);
    const lowest = depth + between.lowest;
    depth += between.change;
    const name = word.toLowerCase().replace('debugid', 'debug_id');
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) > lowest) open.pop();
    if (open.at(-1)?.depth !== depth || open.at(-1)?.values.has(name)) {
      if (open.at(-1)?.depth === depth) open.pop();
      const made = { values: new Map<string, string | null>(), inner: [], start: index, end, depth };
      (open.at(-1)?.inner ?? all).push(made);
      open.push(made);
      if (open.length > DEEPEST) throw new TooDeepError();
    }
    const value = readString(text, end, effort) ?? readBare(text, end, { isLine: written.endsWith('=>'), effort });
    open.at(-1)?.values.set(name, NOTHING.test(value.text) ? null : value.text);
    at = value.end;
    for (const one of open) one.end = at;
    NAME.lastIndex = at;
  }
  return all;
}

type Read = { text: string; end: number };

/** A string in quotes. PHP doesn't escape the quotes in it, and says how long it is instead. */
function readString(text: string, start: number, effort: Effort): Read | undefined {
  PHP_STRING.lastIndex = start;
  const php = PHP_STRING.exec(text);
  if (php) {
    const from = start + php[0].length;
    let end = from;
    for (let bytes = Number(php[1]); bytes > 0 && end < text.length;) {
      const point = text.codePointAt(end) ?? 0;
      bytes -= point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      end += point < 0x10000 ? 1 : 2;
    }
    return { text: text.slice(from, end), end };
  }
  QUOTE.lastIndex = start;
  const [opening, quote = ''] = QUOTE.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const from = start + opening.length;
  for (let end = text.indexOf(quote, from); end !== -1; end = text.indexOf(quote, end + 1)) {
    effort.spend(1);
    if (end - from > STRING_MAX) break;
    if (text.charAt(end - 1) === '\\') continue;
    BEHIND_QUOTE.lastIndex = end + 1;
    // An apostrophe in the string is followed by a letter.
    if (BEHIND_QUOTE.test(text)) return { text: text.slice(from, end).replace(/\\(.)/g, '$1'), end: end + 1 };
  }
  return undefined;
}

/** A value without quotes, up to the next name or to the bracket that closes its object; in lines of PHP, up to the end of the line. */
function readBare(text: string, start: number, { isLine, effort }: { isLine: boolean; effort: Effort }): Read {
  let depth = 0;
  let end = start;
  const stop = isLine ? indexOrEnd(text, '\n', start) : findName(text, start);
  for (; end < stop; end += 1) {
    const sign = text.charAt(end);
    if (/[([{]/.test(sign)) depth += 1;
    if (/[)\]}]/.test(sign)) depth -= 1;
    if (depth < 0) break;
  }
  effort.spend((end - start) / STEP_CHARACTERS);
  // An object in it is read by its own names.
  if (depth > 0) return { text: '', end: start };
  return {
    text: text
      .slice(start, end)
      .trim()
      .replace(/[,>]{1,2}$/, ''),
    end,
  };
}

function findName(text: string, start: number): number {
  NAME.lastIndex = start;
  return NAME.exec(text)?.index ?? text.length;
}

function indexOrEnd(text: string, part: string, start: number): number {
  const index = text.indexOf(part, start);
  return index === -1 ? text.length : index;
}

/** How many more brackets are open at the end than at the start, and the fewest in between. */
function countDepth(text: string, start: number, end: number): { change: number; lowest: number } {
  let change = 0;
  let lowest = 0;
  for (let at = start; at < end; at += 1) {
    const sign = text.charAt(at);
    if (/[([{]/.test(sign)) change += 1;
    if (/[)\]}]/.test(sign)) change -= 1;
    lowest = Math.min(lowest, change);
  }
  return { change, lowest };
}
