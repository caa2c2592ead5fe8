type Expected = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const SPACE = /[ \t\n\r]*/y;
// cspell:ignore bfnrt
const TOKEN =
  /[{}[\],:]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where a text stops being JSON (RFC 8259), as editors count: '{"a":1,}' → { line: 1, column: 8 }; undefined for JSON. What
 * JSON.parse says is in English, differs between engines and mostly has no place. A nesting of any depth is no problem.
 */
export function findJsonError(text: string): { line: number; column: number } | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, text, at).length;
    if (at === text.length && expected === 'nothing') return undefined;
    const token = matchAt(TOKEN, text, at);
    const next = follow(token, expected, open);
    if (next === undefined) return toPosition(text, at);
    expected = next;
    at += token.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The state after a token; undefined where the token isn't allowed. `open` has the brackets around it. */
function follow(token: string, expected: Expected, open: string[]): Expected | undefined {
  const end = open.at(-1) === '{' ? '}' : ']';
  const afterValue = (): Expected => (open.length > 0 ? 'comma-or-end' : 'nothing');
  if (token === end && open.length > 0 && expected.endsWith('or-end')) {
    open.pop();
    return afterValue();
  }
  if (expected === 'colon') return token === ':' ? 'value' : undefined;
  if (expected === 'comma-or-end') return token === ',' ? (end === '}' ? 'name' : 'value') : undefined;
  if (expected.startsWith('name')) return token.startsWith('"') ? 'colon' : undefined;
  if (expected === 'nothing' || token === '' || /^[}\],:]/.test(token)) return undefined;
  if (token !== '{' && token !== '[') return afterValue();
  open.push(token);
  return token === '{' ? 'name-or-end' : 'value-or-end';
}

function toPosition(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: before.length, column: Array.from(before.at(-1) ?? '').length + 1 };
}
