import { createRequire } from 'node:module';
import { Prism, type PrismLib } from 'prism-react-renderer';

/** Grammars that prism-react-renderer does not bring; php needs markup-templating. */
const GRAMMARS = ['bash', 'http', 'powershell', 'ruby', 'markup-templating', 'php'];

// Prism's grammars register themselves on a global of this name.
(globalThis as { Prism?: PrismLib }).Prism = Prism;
const require = createRequire(__filename);
for (const grammar of GRAMMARS) require(`prismjs/components/prism-${grammar}`);

type Token = string | { type: string; content: Token | Token[]; alias?: string | string[] };

/** The kinds of code with a separate color, and their letters in the style sheet. */
const KINDS = {
  property: 'p',
  string: 's',
  number: 'n',
  keyword: 'k',
  type: 't',
  function: 'f',
  comment: 'c',
  variable: 'v',
  operator: 'o',
  punctuation: 'u',
  plain: '-',
} as const;
type Kind = keyof typeof KINDS;

/** Prism's token types, gathered to these kinds. */
const KIND_OF: Record<string, Kind> = {
  property: 'property',
  'attr-name': 'property',
  'literal-property': 'property',
  string: 'string',
  'template-string': 'string',
  'template-punctuation': 'string',
  char: 'string',
  regex: 'string',
  url: 'string',
  number: 'number',
  boolean: 'number',
  null: 'number',
  constant: 'number',
  keyword: 'keyword',
  builtin: 'keyword',
  'class-name': 'type',
  function: 'function',
  comment: 'comment',
  shebang: 'comment',
  variable: 'variable',
  parameter: 'variable',
  environment: 'variable',
  symbol: 'variable',
  operator: 'operator',
  punctuation: 'punctuation',
};

/**
 * Which stretch of a text has which kind, as lengths and letters: `{"a": 1}` as JSON → `1u3p1o1-1n1u`.
 *
 * @throws on a language without grammar, so that a page is never left without colors unnoticed.
 */
export function toMarks(text: string, language: string): string {
  if (language === 'text') return '';
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`There is no grammar for "${language}"; add it in plugins/highlight/to-marks.ts.`);
  const runs: [Kind, number][] = [];
  const add = (kind: Kind, length: number): void => {
    const last = runs.at(-1);
    if (last?.[0] === kind) last[1] += length;
    else if (length > 0) runs.push([kind, length]);
  };
  const walk = (token: Token | Token[], kind: Kind): void => {
    if (typeof token === 'string') return add(kind, token.length);
    if (Array.isArray(token)) return token.forEach((entry) => walk(entry, kind));
    const names = [token.type, ...[token.alias ?? []].flat()];
    const own = names.map((name) => KIND_OF[name]).find(Boolean);
    return walk(token.content, own ?? kind);
  };
  walk(Prism.tokenize(text, grammar), 'plain');
  return runs.map(([kind, length]) => `${length}${KINDS[kind]}`).join('');
}

/** The marks of the first characters of a text, and those of the rest: ('4f3s', 5) → ['4f1s', '2s'] */
export function splitMarks(marks: string, at: number): [string, string] {
  const parts: [string, string] = ['', ''];
  let begin = 0;
  for (const [, length, kind = '-'] of marks.matchAll(/(\d{1,9})(\D)/g)) {
    const end = begin + Number(length);
    const before = Math.min(Math.max(at - begin, 0), Number(length));
    if (before > 0) parts[0] += `${before}${kind}`;
    if (end > at) parts[1] += `${Number(length) - before}${kind}`;
    begin = end;
  }
  return parts;
}
