import { parseTree, printParseErrorCode, visit, type Node, type ParseError } from 'jsonc-parser';
import { VALUES_MAX } from './limits';
import { DEEPEST, TooDeepError, TooLongError } from './too-deep-error';
import type { TextNode } from './text-node';

/** A reason why a text isn't JSON. */
export const SYNTAX_PROBLEMS = [
  'comma',
  'colon',
  'name',
  'value',
  'open',
  'trailing',
  'comment',
  'string',
  'number',
  'symbol',
  'wide',
] as const;
export type SyntaxProblem = (typeof SYNTAX_PROBLEMS)[number];
export type TextProblem =
  | { problem: Exclude<SyntaxProblem, 'wide'>; start: number; end: number }
  /** A character in place of the one of JSON. */
  | { problem: 'wide'; start: number; end: number; given: string; needed: string };

export type ParsedJson = { root: TextNode | undefined; problems: TextProblem[] };

/** The most problems that are reported: the others often follow from the first one. */
const PROBLEMS_MAX = 1;

const OPTIONS = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: true };

/** A text with more errors is no JSON. */
const ERRORS_MAX = 10_000;

/**
 * Parses JSON as far as it goes: what is around an error is still found. Throws a TooDeepError if it is nested too deeply
 * for recursion or has errors everywhere, and a TooLongError if it has too many values.
 */
export function parseJson(text: string, valuesMax = VALUES_MAX): ParsedJson {
  assertParsable(text, valuesMax);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, OPTIONS);
  return {
    root: tree && toNode(tree),
    problems: errors.slice(0, PROBLEMS_MAX).map((error) => toProblem(error, text)),
  };
}

/** `parseTree` has no limits, but runs `visit`: what stops the one would have stopped the other. */
function assertParsable(text: string, valuesMax: number): void {
  let depth = 0;
  let values = 0;
  let errors = 0;
  const count = (): void => {
    values += 1;
    if (values > valuesMax) throw new TooLongError();
  };
  const open = (): void => {
    count();
    depth += 1;
    if (depth > DEEPEST) throw new TooDeepError();
  };
  const fail = (): void => {
    errors += 1;
    if (errors > ERRORS_MAX) throw new TooDeepError();
  };
  const close = (): void => {
    depth -= 1;
  };
  const ends = { onObjectEnd: close, onArrayEnd: close };
  visit(text, { onObjectBegin: open, onArrayBegin: open, onLiteralValue: count, onError: fail, ...ends }, OPTIONS);
}

/** Written without spreads, which cost most of the time that a megabyte of short values needs. */
function toNode({ type, offset: start, length, children = [], value }: Node): TextNode {
  const end = start + length;
  if (type === 'object') return { type, start, end, entries: children.flatMap(toEntry) };
  if (type === 'array') return { type, start, end, items: children.map(toNode) };
  return { type: 'value', start, end, value: value as string | number | boolean | null };
}

/** A name without a value is not a field yet. */
function toEntry({ children: [name, value] = [] }: Node): Extract<TextNode, { type: 'object' }>['entries'] {
  if (!name || !value) return [];
  const nameSpan = { start: name.offset, end: name.offset + name.length };
  return [{ name: String(name.value), nameSpan, value: toNode(value) }];
}

function toProblem({ error, offset, length }: ParseError, text: string): TextProblem {
  const span = { start: offset, end: offset + length };
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return { problem: 'comma', ...span };
    case 'ColonExpected':
      return { problem: 'colon', ...span };
    case 'PropertyNameExpected':
    case 'ValueExpected':
      return findTrailingComma(text, offset) ?? toExpectation(printParseErrorCode(error), span, text);
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return { problem: 'open', ...span };
    case 'EndOfFileExpected':
      return { problem: 'symbol', ...span };
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { problem: 'comment', ...span };
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return { problem: 'string', ...span };
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return { problem: 'number', ...span };
    default:
      return { problem: 'symbol', ...span };
  }
}

function toExpectation(code: string, span: { start: number; end: number }, text: string): TextProblem {
  if (span.start >= text.trimEnd().length) return { problem: 'open', ...span };
  return { problem: code === 'PropertyNameExpected' ? 'name' : 'value', ...span };
}

/** The comma before a closing bracket; the parser names the bracket. */
function findTrailingComma(text: string, offset: number): TextProblem | undefined {
  if (!/[\]}]/.test(text.charAt(offset))) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') ? { problem: 'trailing', start: before.length - 1, end: before.length } : undefined;
}
