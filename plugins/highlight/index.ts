import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { splitMarks, toMarks } from './to-marks';

/**
 * Replaces every code block by `<Code language title text marks>`, highlighted while the page is compiled. The browser
 * gets the text once and a short string that says which stretch of it has which class, instead of an element for each
 * token and a highlighter to make them.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const inner = node.tagName === 'pre' ? node.children[0] : undefined;
      if (!parent || index === undefined || inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
      (parent.children as unknown[])[index] = toCodeElement(inner);
      return SKIP;
    });
  };
}

function toCodeElement(node: Element): MdxJsxFlowElementHast {
  const text = node.children.map(toText).join('').replace(/\n$/, '');
  const [className = 'language-text'] = node.properties.className ?? [];
  const language = className.replace('language-', '');
  const meta = (node.data as { meta?: string } | undefined)?.meta ?? '';
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const lines = /lines="([^"]*)"/.exec(meta)?.[1];
  const body = /body="(\d+)-(\d+)"/.exec(meta);
  const marks = body ? toMarksAround(text, language, [Number(body[1]), Number(body[2])]) : toMarks(text, language);
  const props = { language, ...(title ? { title } : {}), text, marks, ...(lines ? { lines } : {}) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Code',
    attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}

/**
 * The marks before, within and after the lines of JSON that a sample contains: `4f|1u3p|2o`.
 *
 * @param lines the first and the last one, from 1
 */
function toMarksAround(text: string, language: string, [first, last]: [number, number]): string {
  const lines = text.split('\n');
  const before = lines.slice(0, first - 1).map((line) => `${line}\n`);
  const after = lines.slice(last).map((line) => `\n${line}`);
  const [start, end] = splitMarks(toMarks([...before, ...after].join(''), language), before.join('').length);
  return [start, toMarks(lines.slice(first - 1, last).join('\n'), 'json'), end].join('|');
}

function toText(node: ElementContent): string {
  return node.type === 'text' ? node.value : 'children' in node ? (node as Element).children.map(toText).join('') : '';
}
