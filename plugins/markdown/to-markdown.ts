import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { isComponent } from '../reference/remark/nodes';
import { BLOCKS, INLINE, type Writing } from './elements';
import { join } from './phrasing';

type Page = Pick<Writing, 'word' | 'label'> & {
  /** The address of a link of the page: '/auth#header' → 'https://docs.shipping.example/auth.md#header' */
  toUrl: (link: string) => string;
};

/**
 * Renders the expanded tree of a page as GitHub Flavored Markdown. Components become tables, lists and code; headings keep
 * their IDs as `{#id}`, fields and rules as `<a id="…"></a>`.
 */
export function renderMarkdown(tree: Root, { toUrl, ...page }: Page): string {
  const writing: Writing = { ...page, toBlocks, toPhrasing };
  const root: Root = { type: 'root', children: toBlocks(toAlerts(tree.children)).flatMap(finish) };
  return toMarkdown(root, {
    bullet: '-',
    fences: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });

  function toBlocks(nodes: RootContent[]): RootContent[] {
    return nodes.flatMap((node): RootContent[] => {
      if (isComponent(node)) {
        const write = BLOCKS[node.name ?? ''];
        return write ? write(node, writing) : toBlocks(node.children);
      }
      if (!('children' in node)) return [node];
      const isFlow = ['blockquote', 'list', 'listItem'].includes(node.type);
      const children = (isFlow ? toBlocks : toInline)(node.children);
      return [{ ...node, children } as RootContent];
    });
  }

  /** Blocks within a line, such as a cell of a table: paragraphs follow each other, lists become enumerations. */
  function toPhrasing(nodes: RootContent[]): PhrasingContent[] {
    return join(nodes.map(toLine), ' ');
  }

  function toLine(node: RootContent): PhrasingContent[] {
    if (node.type === 'paragraph') return toInline(node.children);
    if (node.type === 'list') {
      const items = node.children.map(({ children }) => toPhrasing(children));
      return join(items, '; ');
    }
    return isComponent(node) && !INLINE[node.name ?? ''] ? toPhrasing(node.children) : toInline([node]);
  }

  function toInline(nodes: RootContent[]): PhrasingContent[] {
    return nodes.flatMap((node): PhrasingContent[] => {
      if (isComponent(node)) {
        const write = INLINE[node.name ?? ''];
        return write ? write(node) : toInline(node.children);
      }
      return 'children' in node
        ? [{ ...node, children: toInline(node.children) } as PhrasingContent]
        : [node as PhrasingContent];
    });
  }

  /** Converts MDX nodes to Markdown or removes them, and points links to Markdown files. */
  function finish(node: RootContent): RootContent[] {
    if (node.type === 'mdxTextExpression') return toAnchor(node.value);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm') return [];
    // A row of a table is one line.
    if (node.type === 'break') return [{ type: 'html', value: '<br>' }];
    if (node.type === 'code') return [{ ...node, meta: toFileName(node.meta) }];
    if (!('children' in node)) return [node];
    const children = (node.children as RootContent[]).flatMap(finish);
    return [{ ...node, ...(node.type === 'link' ? { url: toUrl(node.url) } : {}), children } as RootContent];
  }
}

/** The name of the file stays with its code: 'title="call.mts" lines="3"' → 'title="call.mts"' */
function toFileName(meta: string | null | undefined): string | null {
  return /title="[^"]*\.[a-z]+"/.exec(meta ?? '')?.[0] ?? null;
}

/** '/* #limits *\/', the comment from which Docusaurus reads the ID of a heading → '{#limits}' */
function toAnchor(comment: string): RootContent[] {
  const id = /#([\w-]+)/.exec(comment)?.[1];
  return id ? [{ type: 'html', value: `{#${id}}` }] : [];
}

/** `:::warning` … `:::` → a quotation that begins with `[!WARNING]`, which GitHub and others know. */
function toAlerts(nodes: RootContent[]): RootContent[] {
  const found: RootContent[] = [];
  let alert: RootContent[] | undefined;
  for (const node of nodes) {
    const [, fence, kind] = (isWords(node) && /^(:::)(\w*)$/.exec(node.children[0].value.trim())) || [];
    if (fence && kind) alert = [{ type: 'html', value: `[!${kind.toUpperCase()}]` }];
    else if (fence) {
      found.push({ type: 'blockquote', children: (alert ?? []) as never });
      alert = undefined;
    } else (alert ?? found).push(node);
  }
  if (alert) throw new Error('A ":::" is not closed.');
  return found;
}

function isWords(node: RootContent): node is { type: 'paragraph'; children: [{ type: 'text'; value: string }] } {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'text';
}
