import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import type { Prose } from '../lint-texts/prose';

/** The parser, whose published type has neither options nor the tree. */
const { parseForESLint: parseCode } = parser as unknown as {
  parseForESLint: (source: string, options: object) => { ast: { comments: ParsedComment[] } };
};

type ParsedComment = { loc: { start: { line: number } }; value: string };

const FOLDERS = [
  'changelog',
  'contract',
  'plugins',
  'request-text',
  'rules',
  'sandbox',
  'search',
  'src',
  'tests',
  'tools',
];
const NOT_OURS = /(^|\/)(node_modules|generated)\//;

/** The comments of the code, styles and data: a text for each file that has any. */
export function listComments(siteDir: string): Prose[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => /\.(tsx?|css|yaml)$/.test(file) && !NOT_OURS.test(file))
      .sort()
      .map((file) => toComments(file, readFileSync(join(siteDir, file), 'utf8')))
      .filter(({ text }) => text.trim() !== ''),
  );
}

/** The comments of a file as Markdown. Lines keep their numbers; lines without a comment are empty. */
export function toComments(file: string, source: string): Prose {
  const lines = source.split('\n').map(() => '');
  for (const { line, text } of findComments(file, source))
    for (const [offset, words] of text.split('\n').entries())
      lines[line + offset] = `${lines[line + offset] ?? ''} ${words.replace(/^[\s*]+/, '')}`.trim();
  return { file, text: lines.join('\n'), nameLine: String };
}

/** @param line counted from 0 */
type Comment = { line: number; text: string };

function findComments(file: string, source: string): Comment[] {
  if (/\.tsx?$/.test(file)) {
    const { ast } = parseCode(source, { comment: true, loc: true, jsx: file.endsWith('x') });
    return ast.comments.map(({ loc, value }) => ({ line: loc.start.line - 1, text: value }));
  }
  const pattern = file.endsWith('.css') ? /\/\*(.*?)\*\//gs : /^ *#(.*)$/gm;
  return [...source.matchAll(pattern)].map(({ index, 1: text = '' }) => ({
    line: source.slice(0, index).split('\n').length - 1,
    text,
  }));
}
