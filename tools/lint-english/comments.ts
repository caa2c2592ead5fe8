import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Prose } from '../lint-texts/prose';

const FOLDERS = [
  'changelog',
  'contract',
  'csv',
  'package',
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
  if (/\.tsx?$/.test(file)) return findCodeComments(file, source);
  const pattern = file.endsWith('.css') ? /\/\*(.*?)(?:\*\/|$)/gs : /^ *#(.*)$/gm;
  return [...source.matchAll(pattern)].map(({ index, 1: text = '' }) => ({
    line: source.slice(0, index).split('\n').length - 1,
    text,
  }));
}

function findCodeComments(file: string, source: string): Comment[] {
  const code = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const comments = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    // In the text of JSX, two slashes are not a comment.
    const ranges = ts.isJsxText(node)
      ? []
      : [ts.getLeadingCommentRanges(source, node.pos), ts.getTrailingCommentRanges(source, node.end)];
    for (const { pos, end } of ranges.flatMap((found) => found ?? []))
      comments.set(pos, {
        line: code.getLineAndCharacterOfPosition(pos).line,
        text: source.slice(pos + 2, end).replace(/\*\/$/, ''),
      });
    for (const child of node.getChildren(code)) visit(child);
  };
  visit(code);
  return [...comments.values()];
}
