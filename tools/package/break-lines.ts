/** A string, a template, the rest of a line from one that isn't complete on it, a regular expression, or any other character. Bounded: a file of the package. */
const TOKEN =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|\$\{(?:[^{}`]|\{[^{}`]*\})*\}|\$(?!\{)|[^`\\$])*`|["'`][^]*|(?<=^\s*|[(,=:[!&|?{};+]\s*|\breturn )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*|[^]/gu;
const EXPRESSION = /^\/(?<pattern>[^]+)\/(?<flags>[a-z]*)$/u;
const COMMENT = /^\s*(?:\/\/|\*) ?/;
/** Places after which a line may end without a change of meaning. */
const BEFORE_BREAK = /[,([{&|?:+]$/;

/**
 * Breaks the lines that esbuild leaves too long: code after a comma or an operator, a regular expression into strings, a comment
 * between words. A line that begins within a string is left as it is.
 *
 * @param limit characters of a line
 */
export function breakLines(code: string, limit: number): string {
  return code
    .split('\n')
    .map((line, at, lines) => {
      if (line.length <= limit || lines[at - 1]?.endsWith('\\')) return line;
      return COMMENT.test(line) ? breakComment(line, limit) : breakCode(line, limit);
    })
    .join('\n');
}

function breakCode(line: string, limit: number): string {
  const tokens = line.match(TOKEN) ?? [];
  const lines: string[] = [];
  let [current, place] = ['', 0];
  for (const token of tokens) {
    current += token.length > limit / 2 ? breakToken(token, limit) : token;
    while (current.length > limit && place > 0) {
      lines.push(current.slice(0, place).trimEnd());
      [current, place] = [current.slice(place), 0];
    }
    const lastBreak = current.lastIndexOf('\n');
    if (lastBreak !== -1) {
      lines.push(current.slice(0, lastBreak));
      [current, place] = [current.slice(lastBreak + 1), 0];
    }
    if (BEFORE_BREAK.test(token)) place = current.length;
  }
  return [...lines, current].join('\n');
}

/** A line may end where a value begins in a template. */
function breakToken(token: string, limit: number): string {
  if (token.startsWith('`')) return token.replace(/(?<!\\)\$\{/g, '${\n');
  return EXPRESSION.test(token) ? toConstructor(token, limit) : token;
}

/** `/abc/u` → `new RegExp("ab" + "c", "u")`, in several lines */
function toConstructor(literal: string, limit: number): string {
  const { pattern = '', flags = '' } = EXPRESSION.exec(literal)?.groups ?? {};
  const parts = pattern.match(new RegExp(`[^]{1,${limit / 2}}`, 'gu')) ?? [];
  return `new RegExp(\n${parts.map((part) => JSON.stringify(part)).join(' +\n')},\n${JSON.stringify(flags)})`;
}

function breakComment(line: string, limit: number): string {
  const [prefix = ''] = COMMENT.exec(line) ?? [];
  const parts = line.slice(prefix.length).match(new RegExp(`.{1,${limit - prefix.length}}(?:\\s|$)`, 'g')) ?? [];
  return parts.map((part) => `${prefix}${part}`.trimEnd()).join('\n');
}
