import { COMPUTED } from './parse-embedded-json';

/** A word of a shell command with its place: its content, and how a change of it is written back. */
export type ShellWord = {
  start: number;
  end: number;
  content: string;
  toSource: (offset: number) => number;
  encode: (content: string) => string;
};

const DOUBLE = /[\\"$`]/g;

/**
 * Splits the simple command that begins at an offset into words, as a POSIX shell does, with `$'…'` of Bash. Variables
 * and commands in it become one COMPUTED character each. It ends with the line, a pipe, or a semicolon.
 */
export function readShellWords(text: string, from: number): ShellWord[] {
  const words: ShellWord[] = [];
  let at = from;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length || /[\n\r|;&)]/.test(text.charAt(at))) return words;
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
    const blank = /(?:[ \t]|\\\r?\n|\^\r?\n)+/y;
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
  let at = start;
  const add = (part: string, length: number): void => {
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(at);
    content += part;
    at += length;
  };
  while (at < text.length) {
    const sign = text.charAt(at);
    if (quote === 'none') {
      if (/[\s|;&<>()]/.test(sign)) break;
      const opened: Quote | undefined =
        sign === "'" ? 'single' : sign === '"' ? 'double' : text.startsWith("$'", at) ? 'ansi' : undefined;
      if (opened) {
        quote = opened;
        if (main === 'none') main = opened;
        at += opened === 'ansi' ? 2 : 1;
      } else if (sign === '\\') add(text.charAt(at + 1), 2);
      else if (sign === '$') add(COMPUTED, readExpansion(text, at));
      else add(sign, 1);
    } else if (quote === 'single') {
      if (sign === "'") {
        quote = 'none';
        at += 1;
      } else add(sign, 1);
    } else if (quote === 'ansi') {
      if (sign === "'") {
        quote = 'none';
        at += 1;
      } else if (sign === '\\') add(...readAnsiEscape(text, at));
      else add(sign, 1);
    } else if (sign === '"') {
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
  const pattern = /\$\{[^}]*\}|\$\w+|`[^`]*`|./sy;
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
