import type { Element, ElementContent, Root } from 'hast';
import { DomUtils, parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** As `fromHtml` of hast-util-from-html, at a tenth of its cost; it repairs no HTML, and the pages need no repair. */
export function parseHtml(html: string): Root {
  return { type: 'root', children: toHast(parseDocument(html).children) };
}

function toHast(nodes: Nodes): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (DomUtils.isText(node)) return [{ type: 'text', value: node.data }];
    if (!DomUtils.isTag(node)) return [];
    const { name: tagName, attribs, children } = node;
    return [{ type: 'element', tagName, properties: toProperties(attribs), children: toHast(children) }];
  });
}

/** { class: 'a b', 'data-field': 'x' } → { className: ['a', 'b'], dataField: 'x' } */
function toProperties(attributes: Record<string, string>): Element['properties'] {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]): [string, string | string[] | boolean] => {
      if (name === 'class') return ['className', value.split(/\s+/).filter(Boolean)];
      if (name === 'hidden') return [name, true];
      return [name.startsWith('data-') ? toCamelCase(name) : name, value];
    }),
  );
}

/** 'data-example-title' → 'dataExampleTitle' */
function toCamelCase(name: string): string {
  return name.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase());
}
