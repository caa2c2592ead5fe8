import { COMPUTED } from './parse-embedded-json';

/** A word of a shell command with its place: its content, and how a change of it is written back. */
export type ShellWord = {
  start: number;
  end: number;
  content: string;
  toSource: (offset: number) => number;
  encode: (content: string) => string;
};

/** A command with a request has some dozens. */
const WORDS_MAX = 1000;
const DOUBLE = /[\\"$`]/g;
/** Quotation marks that a chat application puts in place of straight ones. Such a one ends what such a one has begun. */
const CURLY: Record<string, string> = { '“': '"', '”': '"', '‘': "'", '’': "'" };

/**
 * Splits a command of the Windows command prompt into words. A caret escapes the next character, or continues the
 * line; in double quotes, `\"` and `""` are one quotation mark.
 */
export function readPromptWords(text: string, from: number): ShellWord[] {
  const { plain, offsets } = removeCarets(text, from);
  const words: ShellWord[] = [];
  const pattern = /[ \t]*((?:"(?:\\["\\]|""|[^"])*"?|[^\s"])+)/y;
  for (let found = pattern.exec(plain); found && words.length < WORDS_MAX; found = pattern.exec(plain)) {
    const [, written = ''] = found;
    const start = pattern.lastIndex - written.length;
    words.push(readPromptWord(written, { start, offsets, isCareted: text.includes('^"') }));
  }
  return words;
}

/** A word without its quotation marks; offsets are those of the text with its carets. */
function readPromptWord(
  written: string,
  { start, offsets, isCareted }: { start: number; offsets: readonly number[]; isCareted: boolean },
): ShellWord {
  let content = '';
  const places: number[] = [];
  for (const part of written.matchAll(/\\(["\\])|"(")|"|[^"]/g)) {
    const [sign, escaped, doubled] = part;
    const isQuote = sign === '"' || (doubled !== undefined && content === '' && written.length === 2);
    if (isQuote) continue;
    content += escaped ?? doubled ?? sign;
    places.push(offsets[start + part.index] ?? 0);
  }
  const last = start + written.length - (written.endsWith('"') ? 1 : 0);
  const end = offsets[last] ?? 0;
  return {
    ...{ start: offsets[start] ?? 0, end, content },
    toSource: (offset) => places[offset] ?? end,
    encode(added) {
      const escaped = added.replace(/["\\]/g, '\\$&');
      return isCareted ? escaped.replace(/[^\w\s.,:/-]/g, '^$&') : escaped;
    },
  };
}

/** The text from an offset to the end of the command, without carets, and for each of its characters its offset in the whole text. */
function removeCarets(text: string, from: number): { plain: string; offsets: number[] } {
  let plain = '';
  const offsets: number[] = [];
  let isQuoted = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const start = at;
    const isEscaped = text.charAt(at) === '^' && !isQuoted;
    if (isEscaped) {
      at += 1;
      // A caret continues the line, and escapes the character after that: two line ends are one in the word.
      at += /^(?:\r?\n)?/.exec(text.slice(at, at + 2))?.[0].length ?? 0;
      if (at > start + 1 && !/[\r\n]/.test(text.charAt(at))) {
        at -= 1;
        continue;
      }
      if (text.startsWith('\r\n', at)) at += 1;
    }
    const sign = text.charAt(at);
    if (!isEscaped && sign === '"' && !plain.endsWith('\\')) isQuoted = !isQuoted;
    if (!isEscaped && !isQuoted && /[\r\n&|]/.test(sign)) break;
    plain += sign;
    offsets.push(start);
  }
  offsets.push(at);
  return { plain, offsets };
}

/**
 * Splits the simple command that begins at an offset into words, as a POSIX shell does, with `$'…'` of Bash. Variables
 * and commands in it become one COMPUTED character each. It ends with the line, a pipe, or a semicolon.
 */
export function readShellWords(text: string, from: number): ShellWord[] {
  const words: ShellWord[] = [];
  let at = from;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length || words.length === WORDS_MAX || /[\n\r|;&)]/.test(text.charAt(at))) return words;
    if (text.startsWith('<<', at)) {
      // The delimiter of a here-document is no word of the command.
      at = readWord(text, skipSpace(text, at + (text.charAt(at + 2) === '-' ? 3 : 2))).end;
      continue;
    }
    const word = readWord(text, at);
    words.push(word);
    at = Math.max(word.end, at + 1);
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    // A blank after the backslash is lost on the reader, and ends the command in a shell.
    const blank = /(?:[ \t]|\\[ \t]*\r?\n|\^\r?\n)+/y;
    blank.lastIndex = at;
    const found = blank.exec(text);
    if (!found) return at;
    at += found[0].length;
  }
}

type Quote = 'none' | 'single' | 'double' | 'ansi';

function readWord(text: string, start: number): ShellWord {
  let content = '';
  const offsets: number[] = [];
  let quote: Quote = 'none';
  let main: Quote = 'none';
  let isCurly = false;
  let at = start;
  const add = (part: string, length: number): void => {
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    content += part;
    at += length;
  };
  while (at < text.length) {
    const sign = text.charAt(at);
    if (quote === 'none') {
      const mark = CURLY[sign] ?? sign;
      if (/[\s|;&<>()]/.test(sign)) break;
      const opened: Quote | undefined =
        mark === "'" ? 'single' : mark === '"' ? 'double' : text.startsWith("$'", at) ? 'ansi' : undefined;
      if (opened) {
        quote = opened;
        isCurly = mark !== sign;
        if (main === 'none') main = opened;
        at += opened === 'ansi' ? 2 : 1;
      } else if (sign === '\\') add(text.charAt(at + 1), 2);
      else if (sign === '$') add(COMPUTED, readExpansion(text, at));
      else add(sign, 1);
    } else if (quote === 'single') {
      if (isCurly ? '‘’'.includes(sign) : sign === "'") {
        quote = 'none';
        at += 1;
      } else add(sign, 1);
    } else if (quote === 'ansi') {
      if (sign === "'") {
        quote = 'none';
        at += 1;
      } else if (sign === '\\') add(...readAnsiEscape(text, at));
      else add(sign, 1);
    } else if (isCurly ? '“”'.includes(sign) : sign === '"') {
      quote = 'none';
      at += 1;
    } else if (sign === '\\' && /[\\"$`\n]/.test(text.charAt(at + 1))) {
      add(text.charAt(at + 1) === '\n' ? '' : text.charAt(at + 1), 2);
    } else if (sign === '$' || sign === '`') add(COMPUTED, readExpansion(text, at));
    else add(sign, 1);
  }
  const end = at;
  offsets.push(end - (main === 'none' ? 0 : 1));
  return { start, end, content, toSource: (offset) => offsets[offset] ?? end, encode: toEncoder(main) };
}

/** The length of `$name`, `${name}`, `$(command)` or a command in backticks. */
function readExpansion(text: string, at: number): number {
  if (text.startsWith('$(', at)) {
    let depth = 0;
    for (let end = at + 1; end < text.length; end += 1) {
      if (text.charAt(end) === '(') depth += 1;
      if (text.charAt(end) === ')' && (depth -= 1) === 0) return end + 1 - at;
    }
    return text.length - at;
  }
  const pattern = /\$\{[^}]*\}?|\$\w+|`[^`]*`?|./sy;
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 1;
}

const ANSI: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', a: '\x07', e: '\x1b' };

function readAnsiEscape(text: string, at: number): [string, number] {
  const code = /^(?:u([0-9a-f]{1,4})|U([0-9a-f]{1,8})|x([0-9a-f]{1,2}))/i.exec(text.slice(at + 1, at + 10));
  const point = code ? Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16) : undefined;
  if (code && point !== undefined)
    return [point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point), code[0].length + 1];
  const next = text.charAt(at + 1);
  return [ANSI[next] ?? next, 2];
}

function toEncoder(quote: Quote): (content: string) => string {
  switch (quote) {
    case 'single':
      return (content) => content.replaceAll("'", "'\\''");
    case 'ansi':
      return (content) => content.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    case 'double':
      return (content) => content.replace(DOUBLE, '\\$&');
    case 'none':
      return (content) => content.replace(/[^\w.,:/-]/g, '\\$&');
  }
}
