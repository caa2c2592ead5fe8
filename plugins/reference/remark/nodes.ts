import type { BlockContent, Heading, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { valueToEstree } from 'estree-util-value-to-estree';

/** Builders of the nodes that generated parts of a page consist of. */

/** A component or an HTML element: a block, or within a sentence. */
export type Component = MdxJsxFlowElement | MdxJsxTextElement;

type Value = string | number | boolean | null | undefined | readonly unknown[] | { readonly [key: string]: unknown };

/** Creates `<Name prop="…">…</Name>` as a block. Undefined properties are omitted. */
export function element(name: string, props: Record<string, Value>, children: RootContent[] = []): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: toAttributes(props), children: children as BlockContent[] };
}

/** `<Name prop="…">…</Name>` within a sentence. */
export function inlineElement(
  name: string,
  props: Record<string, Value>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: toAttributes(props), children };
}

/** Blocks that search doesn't read: long lists of codes and names, which readers look up by their heading. */
export function unsearched(children: RootContent[]): MdxJsxFlowElement {
  return element('div', { 'data-search': 'no' }, children);
}

export function heading(depth: Heading['depth'], id: string, text: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [
      { type: 'text', value: `${text} ` },
      // Docusaurus reads the ID of a heading from a comment at its end.
      {
        type: 'mdxTextExpression',
        value: `/* #${id} */`,
        data: {
          estree: { type: 'Program', sourceType: 'module', body: [], comments: [{ type: 'Block', value: ` #${id} ` }] },
        },
      } as unknown as PhrasingContent,
    ],
  };
}

/** A sentence of the contract, written in Markdown, as blocks. */
export function blocks(markdown: string): RootContent[] {
  return parse(markdown).children;
}

/** A sentence of the contract without the paragraph around it. */
export function phrasing(markdown: string): PhrasingContent[] {
  return parse(markdown).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

const parsed = new Map<string, Root>();

/** Many fields share their sentences. Each caller gets a copy of the tree, since later steps change it. */
function parse(markdown: string): Root {
  const known = parsed.get(markdown) ?? fromMarkdown(markdown);
  parsed.set(markdown, known);
  return structuredClone(known);
}

export function code(lang: string, value: string, meta?: string): RootContent {
  return { type: 'code', lang, value, ...(meta ? { meta } : {}) };
}

export function link(url: string, markdown: string): PhrasingContent {
  return { type: 'link', url, children: phrasing(markdown) };
}

export function isComponent(node: RootContent): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function toAttributes(props: Record<string, Value>): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [{ type: 'mdxJsxAttribute', name, value }];
    const estree = {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
    };
    return [
      {
        type: 'mdxJsxAttribute',
        name,
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify(value),
          data: { estree: estree as never },
        },
      },
    ];
  });
}
