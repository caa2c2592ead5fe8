import { detectSyntax, type Syntax } from './detect-syntax';
import { findLiteral, type FoundBody } from './find-literal';
import { findTarget, toPath, type Target } from './identify';
import { toHalfWidth } from './half-width';
import { CODE_LENGTH_MAX } from './limits';
import { TooDeepError, TooLongError } from './too-deep-error';
import { parseJson, type TextProblem } from './parse-json';
import { readCurl } from './read-curl';
import type { TextNode } from './text-node';

/** A request as it is written: JSON, a curl command, or source code with a literal. */
export type WrittenRequest = Target & {
  syntax: Syntax;
  /** How the body is written: as JSON, in a string as well, or as a literal of the language. */
  style: Exclude<Syntax, 'curl'>;
  /** The text of the body alone; offsets of the nodes refer to it. */
  document: string;
  root: TextNode;
  problems: TextProblem[];
  /** The offset in the whole text of an offset in the document. */
  toSource: (offset: number) => number;
  /** A part of the document as it is written in the whole text. */
  encode: (content: string) => string;
};

/** Why a text is not looked at: it is too long, nested too deeply, PowerShell, or there is no body in it. */
export type Rejection = { rejected: 'too-long' | 'too-deep' | 'no-body' | 'powershell' };

const BEGINS_AS_DATA = /^\s*[{[｛［]/;
const POWERSHELL = /\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\b/i;

/**
 * Reads the request in a string. It never throws. A string that is too long is not parsed, and parsing ends where it is
 * nested too deeply.
 *
 * @param options `names` the names of a body's top-level fields, which distinguish a body from other objects in code;
 *   `longest` the number of characters above which a string is rejected
 */
export function readRequest(
  text: string,
  { names, longest }: { names: ReadonlySet<string>; longest: number },
): WrittenRequest | Rejection {
  if (text.length > longest) return { rejected: 'too-long' };
  try {
    return parseRequest(text, names);
  } catch (error) {
    if (error instanceof TooLongError) return { rejected: 'too-long' };
    if (error instanceof TooDeepError) return { rejected: 'too-deep' };
    throw error;
  }
}

function parseRequest(text: string, names: ReadonlySet<string>): WrittenRequest | Rejection {
  const isData = BEGINS_AS_DATA.test(text);
  if (!isData && text.length > CODE_LENGTH_MAX) return { rejected: 'too-long' };
  const plain = isData ? toHalfWidth(text) : text;
  const syntax = detectSyntax(plain);
  if (syntax !== 'json' && text.length > CODE_LENGTH_MAX) return { rejected: 'too-long' };
  if (syntax === 'curl') {
    const { method, url, body } = readCurl(text);
    const path = url === undefined ? undefined : toPath(url);
    return body ? toRequest(text, { syntax, body, target: { method, path } }) : { rejected: 'no-body' };
  }
  const body = syntax === 'json' ? readJson(text, plain) : findLiteral(text, syntax, names);
  if (!body) return { rejected: POWERSHELL.test(text) ? 'powershell' : 'no-body' };
  const target = syntax === 'json' ? { method: undefined, path: undefined } : findTarget(text);
  return toRequest(text, { syntax, body, target });
}

/** JSON that is written with full-width characters is read without them, so that its other problems are found as well. */
function readJson(text: string, plain: string): FoundBody | undefined {
  const { root, problems } = parseJson(plain);
  const start = Array.from({ length: text.length }, (_, at) => at).find((at) => text[at] !== plain[at]);
  if (start === undefined) return root && { root, problems };
  const wide = {
    problem: 'wide' as const,
    start,
    end: start + 1,
    given: text.charAt(start),
    needed: plain.charAt(start),
  };
  return root && { root, problems: [wide, ...problems] };
}

function toRequest(
  text: string,
  { syntax, body, target }: { syntax: Syntax; body: FoundBody; target: Target },
): WrittenRequest {
  const { root, problems, string } = body;
  return {
    ...target,
    syntax,
    style: string || syntax === 'curl' ? 'json' : syntax,
    document: string?.content ?? text,
    root,
    problems,
    toSource: string?.toSource ?? ((offset) => offset),
    encode: string?.encode ?? ((content) => content),
  };
}
