import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { renderMarkdown } from './to-markdown';
import type { SourcePage } from './read-page';
import type { Writing } from './elements';

type Site = Pick<Writing, 'word' | 'label'> & {
  /** Where the pages of the locale begin: 'https://docs.shipping.example/en/' */
  root: string;
};

/** The Markdown of a page: its title, what it is about, its URL, and everything that a reader can read on it. */
export function renderPage(id: string, { title, description, tree }: SourcePage, { root, ...words }: Site): string {
  const body = renderMarkdown(tree, { ...words, toUrl: (link) => toMarkdownUrl(link, { root, id }) });
  const head = [
    ...(hasTitle(tree) ? [] : [`# ${title}`]),
    `> ${description}`,
    words.label('pageUrl').replace('{url}', `<${root}${id}>`).replace('{index}', `<${root}llms.txt>`),
  ];
  return `${head.join('\n\n')}\n\n${body}`;
}

/** '' → 'index.md', 'auth' → 'auth.md' */
export function toFileName(id: string): string {
  return `${id || 'index'}.md`;
}

/** Links between pages lead from Markdown to Markdown, wherever it was copied: '/auth#header' → '…/auth.md#header' */
function toMarkdownUrl(link: string, { root, id }: { root: string; id: string }): string {
  if (link.startsWith('#')) return `${root}${toFileName(id)}${link}`;
  const [, path, hash = ''] = /^\/([\w-]*)(#.*)?$/.exec(link) ?? [];
  if (path !== undefined) return `${root}${toFileName(path)}${hash}`;
  return link.startsWith('/') ? `${root}${link.slice(1)}` : link;
}

function hasTitle(tree: Root): boolean {
  let found = false;
  visit(tree, 'heading', ({ depth }) => void (found ||= depth === 1));
  return found;
}
