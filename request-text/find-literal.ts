import { DIALECTS, skipBlank, type Language } from './dialects';
import { parseEmbeddedJson } from './parse-embedded-json';
import type { TextProblem } from './parse-json';
import { parseLiteral } from './parse-literal';
import { decodeString, readString, type SourceString } from './read-string';
import type { TextNode } from './text-node';
import { Effort } from './too-deep-error';

/** A body in source code: a literal of the language, or JSON in a string. */
export type FoundBody = { root: TextNode; problems: TextProblem[]; string?: Omit<SourceString, 'isComputed'> };

/**
 * Finds the body in source code: the object literal with the most names that a body has, and of several the longest.
 * Headers and options are objects as well.
 */
export function findLiteral(text: string, language: Language, names: ReadonlySet<string>): FoundBody | undefined {
  let best: { body: FoundBody; score: number; length: number } | undefined;
  for (const body of listCandidates(text, language, names)) {
    const score = countNames(body.root, names);
    const length = body.root.end - body.root.start;
    if (!best || score > best.score || (score === best.score && length > best.length)) best = { body, score, length };
  }
  return best?.body;
}

function* listCandidates(text: string, language: Language, names: ReadonlySet<string>): Generator<FoundBody> {
  const dialect = DIALECTS[language];
  const effort = new Effort();
  let at = skipBlank(text, 0, dialect);
  while (at < text.length) {
    const heredoc = readHeredoc(text, at, { language, effort });
    const string = heredoc ?? readString(text, at, { dialect, effort });
    if (string) {
      const json = parseStringBody(string);
      if (json) yield json;
      at = skipBlank(text, string.end, dialect);
      continue;
    }
    const root = isStart(text, at) ? parseLiteral(text, at, { language, effort }) : undefined;
    if (root && countEntries(root) > 0) yield { root, problems: [] };
    // An object within a body is not searched again; an object within any other may be the body.
    const isBody = root !== undefined && countNames(root, names) > 0;
    at = skipBlank(text, isBody ? root.end : at + 1, dialect);
  }
}

function isStart(text: string, at: number): boolean {
  return /[{[am]/i.test(text.charAt(at)) && !/[\w$]/.test(text.charAt(at - 1));
}

function parseStringBody(string: SourceString): FoundBody | undefined {
  if (!/^\s*\{/.test(string.content)) return undefined;
  const { root, problems } = parseEmbeddedJson(string.content);
  return root?.type === 'object' && root.entries.length > 0 ? { root, problems, string } : undefined;
}

/** Characters of a line, in each of which the end of a text is looked for once. */
const LINE = 40;

/** A text that runs to a line with its word: `<<~JSON` in Ruby, `<<<'JSON'` in PHP. */
function readHeredoc(
  text: string,
  start: number,
  { language, effort }: { language: Language; effort: Effort },
): SourceString | undefined {
  if (language !== 'ruby' && language !== 'php') return undefined;
  const opening = language === 'ruby' ? /<<[~-]?(['"]?)(\w{1,80})(?!\w)\1/y : /<<<\s{0,9}(['"]?)(\w{1,80})(?!\w)\1/y;
  opening.lastIndex = start;
  const found = opening.exec(text);
  if (!found) return undefined;
  effort.spend((text.length - start) / LINE);
  const from = text.indexOf('\n', start) + 1;
  if (from === 0) return undefined;
  const closing = new RegExp(`^[ \\t]*${found[2]}\\b`, 'm').exec(text.slice(from));
  if (!closing) return undefined;
  const raw = text.slice(from, from + closing.index);
  // Its word in single quotes turns interpolation off.
  const interpolation = found[1] === "'" ? null : (DIALECTS[language].quotes['"'] ?? null);
  return {
    start,
    end: from + closing.index + closing[0].length,
    ...decodeString(raw, { from, quote: '', escapes: 'raw', interpolation }),
    encode: (written) => written,
  };
}

function countEntries(node: TextNode): number {
  return node.type === 'object' ? node.entries.length : 0;
}

function countNames(node: TextNode, names: ReadonlySet<string>): number {
  return node.type === 'object' ? node.entries.filter(({ name }) => names.has(name)).length : 0;
}
