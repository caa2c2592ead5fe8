import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import remarkReference from '../reference/remark';

/** A page as it is written, with the tags of the reference expanded. */
export type SourcePage = { title: string; description: string; tree: Root };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** Reads a page in a locale. */
export function readSourcePage(siteDir: string, locale: string, path: string): SourcePage {
  const [, matter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const { title, description } = parse(matter) as { title: string; description: string };
  const tree = parser.parse(body);
  remarkReference({ siteDir, locale })(tree, new VFile({ path }));
  return { title, description, tree };
}
